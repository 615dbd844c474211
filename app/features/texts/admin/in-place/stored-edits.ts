import { chipsOf, chipToDelete, type Range } from "#app/features/texts/chip-ranges.ts";

export type Moment = Range & { text: string };

function asterisks(text: string): number {
	return text.split("*").length - 1;
}

/**
 * Replaces the selection, with the caret after it. A phrase in italics that is cut on one side only
 * stays one, and an empty one is removed.
 */
export function withPiece({ text, start, end }: Moment, piece: string): Moment {
	const cut = text.slice(start, end);
	let left = text.slice(0, start) + piece;
	let right = (asterisks(cut) % 2 === 1 ? "*" : "") + text.slice(end);
	const isInPhrase = asterisks(left) % 2 === 1;
	if (cut !== "" && isInPhrase && left.endsWith("*") && right.startsWith("*")) {
		left = left.slice(0, -1);
		right = right.slice(1);
	} else if (cut !== "" && !isInPhrase && right.startsWith("**")) right = right.slice(2);
	return { text: left + right, start: left.length, end: left.length };
}

/** Toggles italics for the selection; undefined where nothing is selected. */
export function withItalicsToggled({ text, start, end }: Moment): Moment | undefined {
	const phrase = phrasesOf(text).find((one) => one.start <= end && one.end >= start);
	if (phrase !== undefined) {
		const words = text.slice(phrase.start + 1, phrase.end - 1);
		const moved = (at: number) => at - (at > phrase.start ? 1 : 0) - (at >= phrase.end ? 1 : 0);
		return {
			text: text.slice(0, phrase.start) + words + text.slice(phrase.end),
			start: moved(start),
			end: moved(end),
		};
	}
	const selected = text.slice(start, end);
	const words = selected.trim();
	if (words === "" || text.split("*").length % 2 === 0) return undefined;
	const from = start + selected.indexOf(words);
	const to = from + words.length;
	const italic = `${text.slice(0, from)}*${words}*${text.slice(to)}`;
	return { text: italic, start: from + 1, end: to + 1 };
}

function phrasesOf(text: string): Range[] {
	return [...text.matchAll(/\*[^*]+\*/g)].map(({ 0: phrase, index }) => ({
		start: index,
		end: index + phrase.length,
	}));
}

/** A character as a reader sees it, such as an emoji. Firefox 115 has no `Intl.Segmenter`. */
const character = /\p{RI}{2}|.(?:\u200d\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\p{Cf}])*/gsu;

/** The characters that one deletion takes, of the piece before a caret or behind it. */
const units = {
	character: {
		Backspace: (piece: string) => piece.match(character)?.at(-1),
		Delete: (piece: string) => piece.match(character)?.at(0),
	},
	word: {
		Backspace: (piece: string) => /\S*\s*$/u.exec(piece)?.[0],
		Delete: (piece: string) => /^\s*\S*/u.exec(piece)?.[0],
	},
};

/**
 * Returns what a deletion at a caret takes where a browser would fail: a chip, or text beyond the
 * beginning or the end of italics. Undefined where the browser can do it.
 */
export function cutAt(text: string, caret: number, key: "Backspace" | "Delete", unit: keyof typeof units) {
	const isBack = key === "Backspace";
	const phrases = phrasesOf(text);
	const edges = new Set(phrases.flatMap(({ start, end }) => [start, end - 1]));
	let at = caret;
	while (edges.has(isBack ? at - 1 : at)) at += isBack ? -1 : 1;
	const chip = chipToDelete(text, at, key);
	if (chip !== undefined || at === caret) return chip;
	// Neither the next chip nor other italics are part of what is taken.
	const inner = phrases.flatMap(({ start, end }) => [start, start + 1, end - 1, end]);
	const stops = [...inner, ...chipsOf(text).flatMap(({ start, end }) => [start, end])];
	const piece = isBack
		? text.slice(Math.max(0, ...stops.filter((stop) => stop < at)), at)
		: text.slice(at, Math.min(text.length, ...stops.filter((stop) => stop > at)));
	const length = units[unit][key](piece)?.length ?? 0;
	return length === 0 ? undefined : { start: isBack ? at - length : at, end: isBack ? at : at + length };
}

/**
 * The undo history of a place: browsers forget theirs when chips and italics are written again.
 * Text typed in one go, up to a space, is one step.
 */
export function editHistory(first: Moment) {
	const past = [first];
	let future: Moment[] = [];
	let lastKind = "";

	/** Changes of one kind that follow each other are one step; blank: a step of its own. */
	function record(moment: Moment, kind: string): void {
		if (kind !== "" && kind === lastKind) past.pop();
		past.push(moment);
		future = [];
		lastKind = kind;
	}

	function undo(): Moment | undefined {
		const last = past.length > 1 ? past.pop() : undefined;
		if (last === undefined) return undefined;
		future.push(last);
		lastKind = "";
		return past.at(-1);
	}

	function redo(): Moment | undefined {
		const next = future.pop();
		if (next !== undefined) past.push(next);
		lastKind = "";
		return next;
	}

	return { record, undo, redo };
}
