/** A number of a text, or two as the ends of a range, with what stands around it. */
export type Figure = {
	from: number;
	to: number;
	start: number;
	end: number;
	/** The sentence before it and after it. */
	before: string;
	after: string;
	/** Whether it is written in words. */
	isWord: boolean;
};

/** Numbers as sentences say them; one is an article too, and no figure. */
const words: Record<string, number> = {
	...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
	...{ twelve: 12, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
	...{ douze: 12 },
};

const numberPattern = String.raw`\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+(?!\d)|\d+|${Object.keys(words).join("|")}`;
const figurePattern = new RegExp(
	String.raw`(^|[^\p{L}\p{N}])(${numberPattern})(?:(\s?(?:[-–]|to|à|or|ou)\s?)(${numberPattern}))?(?![\p{L}\p{N}%]|[.,]\d)`,
	"giu",
);

/** Longer sentences are read in part: whoever types one without an end need not wait for it. */
const reach = 400;
const ends = /[.!?…\n]/;

/** What a number says, in digits of either language or in words; `undefined` for none. */
export function numberIn(written: string): number | undefined {
	const word = words[written.toLowerCase()];
	if (word !== undefined) return word;
	const digits = written.replaceAll(/\D/g, "");
	return digits === "" ? undefined : Number(digits);
}

/** Every figure of a text. What its chips say is none. */
export function figuresIn(text: string): Figure[] {
	const blanked = text
		.replaceAll(/\{\{?\w+\}\}?/g, (mark) => "\u0001".repeat(mark.length))
		.replaceAll(/(Rs)\./gi, "$1 ");
	return [...blanked.matchAll(figurePattern)].flatMap((match) => {
		const [, lead = "", first = "", joint = "", second] = match;
		const start = match.index + lead.length;
		const [from, to] = [numberIn(first) ?? 0, numberIn(second ?? first) ?? 0];
		const make = (number: readonly [number, number], at: number, end: number): Figure => ({
			from: number[0],
			to: number[1],
			start: at,
			end,
			before:
				blanked
					.slice(Math.max(0, at - reach), at)
					.split(ends)
					.at(-1) ?? "",
			after: blanked.slice(end, end + reach).split(ends)[0] ?? "",
			isWord: !/\d/.test(blanked.slice(at, end)),
		});
		if (second === undefined || from < to) {
			const end = start + first.length + joint.length + (second ?? "").length;
			return [make([from, to], start, end)];
		}
		// Two numbers beside each other that are no range.
		const middle = start + first.length;
		const next = middle + joint.length;
		return [make([from, from], start, middle), make([to, to], next, next + second.length)];
	});
}
