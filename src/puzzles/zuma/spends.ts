/**
 * Sets of *spends*. A spend says how many balls of each hand colour a play inserts. A spend and a set of spends are
 * whole numbers that only their own object can read. Spends beyond the hand are dropped, and so may be spends that
 * use no fewer balls of any colour than another one of their set.
 */
export interface SpendSets {
	/** Spends looked at so far, where that takes time. */
	readonly effort: number;
	/** The set of the one spend of `count` balls (1 to 3) of a colour. */
	one(colour: number, count: number): number;
	/** The set of the spends of `count` balls (1 or 3) of any one colour but this. */
	other(colour: number, count: number): number;
	/** Every spend of `a` together with every spend of `b`. */
	sum(a: number, b: number): number;
	/** The spends of both sets. */
	either(a: number, b: number): number;
	/** Gives memory back where much is in use. Where the age it returns has changed, the sets from before are void. */
	tidy(): number;
}

/** Sets whose spends can be looked at. */
export interface Spends extends SpendSets {
	/** The spend of fewest balls within a hand (balls by colour), or `unspendable`. */
	least(set: number, hand: Uint8Array): number;
	/** How many balls a spend uses. */
	size(spend: number): number;
	has(set: number, spend: number): boolean;
	/** What is left of a spend without `count` balls (1 to 3) of a colour, or `unspendable`. */
	without(spend: number, colour: number, count: number): number;
	/** A spend of `a` that makes up `spend` with one of `b`, or `unspendable`. */
	share(a: number, b: number, spend: number): number;
}

/** The set without a spend: there is no way. */
export const none = 0;
/** The set of the spend of nothing, which undercuts all others. */
export const free = 1;
/** No spend. */
export const unspendable = -1;
