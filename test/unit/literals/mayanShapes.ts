const sample = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0';
const answer = '2 1 1\n3 1 1\n3 0 1';
const written = sample.replaceAll('\n', '\\n');

/** The NOIP sample, each line behind a lead. */
function led(lead: string, lines: string): string {
	return lines.replaceAll('\n', `\n${lead}`);
}

/**
 * How people write the NOIP sample of Mayan, in each language in which a shape occurs: a name for the test, the text
 * with its marks, and the expected value where one is written beside it.
 */
export const mayanShapes: readonly (readonly [name: string, source: string, expected?: string])[] = [
	['a file', `⟦${sample}⟧\n`],
	['a file without a line break at its end', `⟦${sample}⟧`],
	['blanks at the ends of lines', `⟦${sample.replaceAll('\n', '  \n')}⟧ \n`],
	['blanks at the starts of lines', `  ⟦${led('  ', sample)}⟧\n`],
	['several blanks and tabs', `⟦${sample.replaceAll(' ', ' \t ')}⟧\n`],
	['a comment in Python', `# ⟦${led('# ', sample)}⟧\n`],
	['a comment in C++', `// ⟦${led('// ', sample)}⟧\n`],
	['a block comment', `/*\n * ⟦${led(' * ', sample)}⟧\n */\n`],
	['a block comment without stars', `/*\n⟦${sample}⟧\n*/\n`],
	['a quotation in Markdown', `> ⟦${led('> ', sample)}⟧\n`],
	['a fence', `\`\`\`\n⟦${sample}⟧\n\`\`\`\n`],
	['a fence with a language', `\`\`\`input1\n⟦${sample}⟧\n\`\`\`\n`],
	['a closing fence glued to the last number', `\`\`\`\n⟦${sample}⟧\`\`\`\n`],
	['a template string', `const input = \`⟦${sample}⟧\`;\n`],
	['a template string on lines of its own', `const input = \`\n⟦${sample}⟧\n\`;\n`],
	['a triple-quoted string', `data = """⟦${sample}⟧"""\n`],
	['a triple-quoted string on lines of its own', `data = """\n⟦${sample}⟧\n"""\n`],
	['a raw string in C++', `auto s = R"(⟦${sample}⟧)";\n`],
	['a verbatim string in C#', `var s = @"⟦${sample}⟧";\n`],
	['a text block in Java', `String s = """\n    ⟦${led('    ', sample)}⟧\n    """;\n`],
	['a written line break', `String input = "⟦${written}⟧\\n";\n`],
	['a written CRLF', `input = "⟦${written.replaceAll('\\n', '\\r\\n')}⟧\\r\\n"\n`],
	['a string a line in C', `const char *s = "⟦${sample.replaceAll('\n', '\\n"\n  "')}⟧\\n";\n`],
	['a string a line with plus', `s = "⟦${sample.replaceAll('\n', '\\n" +\n  "')}⟧\\n";\n`],
	['lines in a JSON array', `"input": [\n  "⟦${sample.replaceAll('\n', '",\n  "')}⟧"\n]\n`],
	['a block in YAML', `input: |\n  ⟦${led('  ', sample)}⟧\n`],
	['br between lines', `⟦${sample.replaceAll('\n', '<br/>')}⟧<br/>\n`],
	['br and line breaks', `⟦${sample.replaceAll('\n', '<br />\n')}⟧<br />\n`],
	['pre in HTML', `<pre>⟦${sample}⟧</pre>\n`],
	['a here document', `./mayan <<EOF\n⟦${sample}⟧\nEOF\n`],
	['an input and an output', `Input:\n⟦${sample}⟧\n\nOutput:\n⟨${answer}⟩\n`, answer],
	[
		'an output with a line that is no drag',
		`Input:\n⟦${sample}⟧\n\nOutput:\n⟨2 1 1\n3 1 1\n3 0 0⟩\n`,
		'2 1 1\n3 1 1\n3 0 0',
	],
	[
		'headings and fences',
		`## 输入输出样例 #1\n\n### 输入 #1\n\n\`\`\`\n⟦${sample}⟧\n\`\`\`\n\n### 输出 #1\n\n\`\`\`\n⟨${answer}⟩\n\`\`\`\n`,
		answer,
	],
	[
		'HTML of a judge',
		`<span>\n样例输入\n<small>Sample Input</small>\n</span></div>\n<div class="panel-body">\n<p>⟦${sample.replaceAll('\n', '<br>')}⟧</p>\n\n</div>\n</div>\n\n<div class="panel panel-default">\n<div class="area-title">\n<span>\n样例输出\n<small>Sample Output</small>\n</span></div>\n<div class="panel-body">\n<p>⟨${answer.replaceAll('\n', '<br>')}⟩</p>`,
		answer,
	],
	['fields of an object', `{ input: '⟦${written}⟧', output: '⟨${answer.replaceAll('\n', '\\n')}⟩' }`, answer],
	[
		'a .prob file of CPH',
		`{"name":"P1312","tests":[{"id":1,"input":"⟦${written}⟧\\n","output":"⟨${answer.replaceAll('\n', '\\n')}⟩\\n"}]}`,
		answer,
	],
	['== in Python', `assert mayan("⟦${written}⟧\\n") == "⟨-1⟩"\n`, '-1'],
	['assertEquals', `assertEquals("⟨-1⟩", mayan("⟦${written}⟧"));\n`, '-1'],
	['toBe of Jest', `expect(solve("⟦${written}⟧")).toBe("⟨${answer.replaceAll('\n', '\\n')}⟩");\n`, answer],
	[
		'assertEquals with an answer of several lines',
		`assertEquals("⟨${answer.replaceAll('\n', '\\n')}⟩", solve("⟦${written}⟧"));\n`,
		answer,
	],
	['toBe behind a template string', `expect(solve(\`\n⟦${sample}⟧\n\`)).toBe(\`⟨${answer}⟩\`);\n`, answer],
	['a variable', `got = solve("⟦${written}⟧")\nassert got == "⟨-1⟩"\n`, '-1'],
	['an assertion of a call with a variable', `data = "⟦${written}⟧\\n"\nassert run(data) == "⟨-1⟩"\n`, '-1'],
	[
		'the output of a program and the right one',
		`输入：\n⟦${sample}⟧\n我的输出：\n-1\n正确答案：\n⟨${answer}⟩\n`,
		answer,
	],
	[
		'an answer of as many lines as a puzzle',
		`Input:\n⟦${sample}⟧\n\nOutput:\n⟨0 1 1\n1 0 1\n2 0 1\n3 0 1\n0 0 1⟩\n`,
		'0 1 1\n1 0 1\n2 0 1\n3 0 1\n0 0 1',
	],
	[
		'cells of a table in Markdown',
		`| 输入 | 输出 |\n| --- | --- |\n| ⟦${sample.replaceAll('\n', '<br>')}⟧ | ⟨${answer.replaceAll('\n', '<br>')}⟩ |\n`,
		answer,
	],
	['a row', `cases = [\n    ("⟦${written}⟧\\n", "⟨-1⟩"),\n]\n`, '-1'],
	[
		'a row with an answer of several lines',
		`{"⟦${written}⟧", "⟨${answer.replaceAll('\n', '\\n')}⟩"},\n`,
		answer,
	],
	['no solution', `{ input: '⟦${written}⟧', expected: '⟨-1⟩' }`, '-1'],
	[
		'an output in a comment',
		`# Input:\n# ⟦${led('# ', sample)}⟧\n# Output:\n# ⟨${led('# ', answer)}⟩\n`,
		answer,
	],
];

export const mayanSample = `${sample}\n`;
