/** Whether a file or folder is another one or lies in it, both as URIs: what happens to that one happens to it as well. */
export function isWithin(uri: string, folder: string): boolean {
	return `${uri}/`.startsWith(`${folder}/`);
}
