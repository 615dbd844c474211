import { numbersInWords } from "./number-words.ts";

/** A number of a text, or two as the ends of a range, with what stands around it. */
export type Figure = {
	from: number;
	to: number;
	start: number;
	end: number;
	/** The sentence before it and after it. */
	before: string;
	after: string;
	/** True for “one”, “un” or “une”, which is an article more often than a number. */
	isArticle: boolean;
};

type Numeral = { value: number; start: number; end: number };

/** A currency may stand at a number without a space: Rs8000. */
const digits =
	/(^|[^\p{L}\p{N}]|(?:^|[^\p{L}\p{N}])(?:Rs|MUR))(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+(?!\d)|\d+)(?![\p{L}\p{N}%]|[.,]\d)/giu;
const joint = /^\s?(?:[-–]|to|à|or|ou)\s?$/iu;

/** Longer sentences are read in part, so that a text without an end takes no longer. */
const reach = 400;
const ends = /[.!?…\n]/;

function numeralsIn(text: string): Numeral[] {
	const inDigits = [...text.matchAll(digits)].map(([whole, lead = "", number = ""], index, all) => {
		const start = (all[index]?.index ?? 0) + lead.length;
		return { value: Number(number.replaceAll(/\D/g, "")), start, end: start + whole.length - lead.length };
	});
	return [...inDigits, ...numbersInWords(text)].toSorted((one, other) => one.start - other.start);
}

/** Every figure of a text. What its chips say is none. */
export function figuresIn(text: string): Figure[] {
	const blanked = text
		.replaceAll(/\{\{?\w+\}\}?/g, (mark) => "\u0001".repeat(mark.length))
		.replaceAll(/(Rs)\./gi, "$1 ");
	const numerals = numeralsIn(blanked);
	const figures: Figure[] = [];
	for (let at = 0; at < numerals.length; at += 1) {
		const first = numerals[at];
		const second = numerals[at + 1];
		if (first === undefined) break;
		const isRange =
			second !== undefined &&
			first.value < second.value &&
			joint.test(blanked.slice(first.end, second.start));
		const last = isRange ? second : first;
		if (isRange) at += 1;
		figures.push({
			from: first.value,
			to: last.value,
			start: first.start,
			end: last.end,
			...around(blanked, first.start, last.end),
			isArticle: last.value === 1 && !/\d/.test(blanked.slice(first.start, last.end)),
		});
	}
	return figures;
}

/** The rest of the sentence in which something stands. */
function around(text: string, start: number, end: number): Pick<Figure, "before" | "after"> {
	return {
		before:
			text
				.slice(Math.max(0, start - reach), start)
				.split(ends)
				.at(-1) ?? "",
		after: text.slice(end, end + reach).split(ends)[0] ?? "",
	};
}
