/** Signs that nobody takes for another one: without 0 and O, 1 and I. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const referenceLength = 6;

/** A digit and a letter are in each, so that no word and no number of a bank's line is one. */
const pattern = new RegExp(`^(?=.*\\d)(?=.*[A-Z])[${signs}]{${referenceLength}}$`);

export function isReference(text: string): boolean {
	return pattern.test(text);
}

/** Makes a reference of signs that `pick` chooses, each by a number below the one that it is given. */
export function newReference(pick: (below: number) => number): string {
	for (;;) {
		const made = Array.from({ length: referenceLength }, () => signs[pick(signs.length)]).join("");
		if (isReference(made)) return made;
	}
}
