import { referenceLength } from "#app/features/payments/reference.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";

/**
 * The certainty with which a text names a reference: as a word, with one slip in it, or inside of a
 * longer word.
 */
export type Naming = "reference" | "typo" | "inside";

/** Words in a row over which a bank may break a reference. */
const maxWords = 3;

export type ReferenceFinder = (text: string) => Map<string, Naming>;

/** Finds in texts which of some references they name, and how surely. */
export function referenceFinder(references: Iterable<string>): ReferenceFinder {
	const known = new Set(references);
	const lesser = Map.groupBy(
		[...known].flatMap((reference) => withoutOneSign(reference).map((one) => ({ one, reference }))),
		({ one }) => one,
	);

	function slipsOf(word: string): string[] {
		if (Math.abs(word.length - referenceLength) > 1) return [];
		// One slip apart are those that are alike once each has lost a sign, or one of them has.
		const near = new Set<string>();
		for (const one of [word, ...withoutOneSign(word)]) {
			if (known.has(one)) near.add(one);
			for (const { reference } of lesser.get(one) ?? []) near.add(reference);
		}
		return [...near].filter((reference) => isOneSlip(word, reference));
	}

	return (text) => {
		const found = new Map<string, Naming>();
		const note = (reference: string, naming: Naming) => {
			if (found.get(reference) !== "reference") found.set(reference, naming);
		};
		for (const word of runsOf(splitWords(text))) {
			// A word that is a reference is no slip of another one.
			if (known.has(word)) note(word, "reference");
			else for (const reference of slipsOf(word)) if (!found.has(reference)) note(reference, "typo");
		}
		for (const word of splitWords(text)) {
			for (let from = 0; word.length > referenceLength && from <= word.length - referenceLength; from += 1) {
				const part = word.slice(from, from + referenceLength);
				if (known.has(part)) note(part, "inside");
			}
		}
		return found;
	};
}

function splitWords(text: string): string[] {
	return (
		foldForSearch(text)
			.toUpperCase()
			.match(/[A-Z0-9]+/g) ?? []
	);
}

/** Words, and those in a row as one, as far as a reference goes. */
function* runsOf(words: readonly string[]): Generator<string> {
	for (let first = 0; first < words.length; first += 1) {
		let run = "";
		for (const word of words.slice(first, first + maxWords)) {
			run += word;
			if (run.length > referenceLength + 1) break;
			yield run;
		}
	}
}

function withoutOneSign(word: string): string[] {
	return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** Tells whether two words differ by one sign: another one, one too many or too few, or two exchanged. */
function isOneSlip(one: string, other: string): boolean {
	let start = 0;
	while (start < one.length && one[start] === other[start]) start += 1;
	const [rest, otherRest] = [one.slice(start), other.slice(start)];
	return (
		rest.slice(1) === otherRest.slice(1) ||
		rest.slice(1) === otherRest ||
		rest === otherRest.slice(1) ||
		(rest.length > 1 &&
			rest[0] === otherRest[1] &&
			rest[1] === otherRest[0] &&
			rest.slice(2) === otherRest.slice(2))
	);
}
