/**
 * Reads whole numbers that are written in words, in English and in French, below a thousand million:
 * with or without hyphens, as of 1990 too, and as Belgians and the Swiss count.
 */

/** A number, and the place of the first word after it. */
type Reading = { value: number; next: number };

type Grammar = {
	/** Below twenty. */
	units: Record<string, number>;
	tens: Record<string, number>;
	hundreds: readonly string[];
	/** What a number before it is multiplied by, the largest first. */
	scales: readonly (readonly [names: readonly string[], factor: number])[];
	dozens: readonly string[];
	/** Stands for one before these alone: "a hundred", but not "a table". */
	article?: string;
	/** Needs no number before it: "cent", "mille". */
	bare: readonly string[];
	/** May stand between a number and its rest, and before which words of the rest. */
	joint: { word: string; before: "any" | readonly string[] };
};

function numbered(words: string, from: number, step = 1): Record<string, number> {
	return Object.fromEntries(words.split(" ").map((word, index) => [word, from + index * step]));
}

const english: Grammar = {
	units: numbered(
		"one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
		1,
	),
	tens: { ...numbered("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10), fourty: 40 },
	hundreds: ["hundred"],
	scales: [
		[["million"], 1_000_000],
		[["thousand"], 1000],
	],
	dozens: ["dozen"],
	article: "a",
	bare: [],
	joint: { word: "and", before: "any" },
};

const french: Grammar = {
	units: {
		...numbered(
			"un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
			1,
		),
		une: 1,
	},
	tens: {
		...numbered("vingt trente quarante cinquante soixante septante huitante nonante", 20, 10),
		octante: 80,
	},
	hundreds: ["cent", "cents"],
	scales: [
		[["million", "millions"], 1_000_000],
		[["mille"], 1000],
	],
	dozens: ["douzaine", "douzaines"],
	bare: ["cent", "mille"],
	joint: { word: "et", before: ["un", "une", "onze"] },
};

const grammars = [english, french];

/** Words with which a number can begin. */
const beginnings = new Set(
	grammars.flatMap(({ units, tens, bare, article = "" }) => [
		...Object.keys(units),
		...Object.keys(tens),
		...bare,
		article,
	]),
);

function numeralOf(values: Record<string, number>, word: string | undefined): number | undefined {
	return word !== undefined && Object.hasOwn(values, word) ? values[word] : undefined;
}

/** The place after "and" or "et" where one stands before what may follow it. */
function afterJoint(words: readonly string[], at: number, { joint }: Grammar): number {
	const next = words[at + 1] ?? "";
	return words[at] === joint.word && (joint.before === "any" || joint.before.includes(next)) ? at + 1 : at;
}

/** Below twenty; "dix-sept" is two words. */
function readUnit(words: readonly string[], at: number, { units }: Grammar): Reading | undefined {
	const value = numeralOf(units, words[at]);
	if (value === undefined) return undefined;
	const second = words[at] === "dix" ? numeralOf(units, words[at + 1]) : undefined;
	return second !== undefined && second >= 7 && second <= 9
		? { value: value + second, next: at + 2 }
		: { value, next: at + 1 };
}

/** Below a hundred; French counts on from sixty and from eighty up to nineteen. */
function readSmall(words: readonly string[], at: number, grammar: Grammar): Reading | undefined {
	const isFourTwenties = words[at] === "quatre" && /^vingts?$/.test(words[at + 1] ?? "");
	const ten = isFourTwenties ? 80 : numeralOf(grammar.tens, words[at]);
	if (ten === undefined) return readUnit(words, at, grammar);
	const next = at + (isFourTwenties ? 2 : 1);
	const isCountedOn = grammar === french && (ten === 60 || isFourTwenties);
	const start = grammar === french ? afterJoint(words, next, grammar) : next;
	const rest = readUnit(words, start, grammar);
	return rest !== undefined && rest.value < (isCountedOn ? 20 : 10)
		? { value: ten + rest.value, next: rest.next }
		: { value: ten, next };
}

/** Below a thousand, or of as many hundreds as English likes: "fifteen hundred". */
function readHundreds(words: readonly string[], at: number, grammar: Grammar): Reading | undefined {
	const { hundreds, bare, article } = grammar;
	const isHundred = (place: number) => hundreds.includes(words[place] ?? "");
	const isBare = isHundred(at) && bare.includes(words[at] ?? "");
	const isArticle = words[at] === article && isHundred(at + 1);
	const first =
		isBare || isArticle ? { value: 1, next: isBare ? at : at + 1 } : readSmall(words, at, grammar);
	if (first === undefined || !isHundred(first.next)) return first;
	const value = first.value * 100;
	const rest = readSmall(words, afterJoint(words, first.next + 1, grammar), grammar);
	return rest === undefined
		? { value, next: first.next + 1 }
		: { value: value + rest.value, next: rest.next };
}

/** The longest number that begins at a word. */
function readNumber(words: readonly string[], at: number, grammar: Grammar): Reading | undefined {
	const { scales, dozens, bare, article } = grammar;
	let total = 0;
	let next = at;
	for (const [names, factor] of scales) {
		const start = total === 0 ? next : afterJoint(words, next, grammar);
		const isScale = (place: number) => names.includes(words[place] ?? "");
		const isBare = isScale(start) && bare.includes(words[start] ?? "");
		const isArticle = words[start] === article && isScale(start + 1);
		const count =
			isBare || isArticle
				? { value: 1, next: isBare ? start : start + 1 }
				: readHundreds(words, start, grammar);
		if (count === undefined || count.value >= 1000 || !isScale(count.next)) continue;
		total += count.value * factor;
		next = count.next + 1;
	}
	const start = total === 0 ? next : afterJoint(words, next, grammar);
	const rest = readHundreds(words, start, grammar);
	const isDozen = (place: number) => dozens.includes(words[place] ?? "");
	if (total === 0 && words[at] === article && isDozen(at + 1)) return { value: 12, next: at + 2 };
	if (rest === undefined) return total === 0 ? undefined : { value: total, next };
	if (total === 0 && isDozen(rest.next)) return { value: rest.value * 12, next: rest.next + 1 };
	return { value: total + rest.value, next: rest.next };
}

/** A number of a text, from `start` to `end`. */
export type WrittenNumber = { value: number; start: number; end: number };

/** No number has more words. */
const maxWords = 20;
const between = /^(?:\s|[-\u2010\u2011])$/u;
/** What follows makes it the place in an order, or a share: "twenty-first", "cent pour cent". */
const noCount =
	/^(?:[-\u2010\u2011](?:first|second|third|\p{L}+(?:th|ième))(?!\p{L})|\s?(?:%|pour\s?cent|per\s?cent))/iu;

/** Every number of a text that is written in words, in the order of the text. */
export function numbersInWords(text: string): WrittenNumber[] {
	const words = [...text.matchAll(/\p{L}+/gu)].map((match) => ({
		word: match[0].toLowerCase(),
		start: match.index,
		end: match.index + match[0].length,
	}));
	const found: WrittenNumber[] = [];
	for (let at = 0; at < words.length; ) {
		const first = words[at];
		if (first === undefined || !beginnings.has(first.word)) {
			at += 1;
			continue;
		}
		const chain = words.slice(at, at + maxWords);
		const broken = chain.findIndex(
			({ start }, index) => index > 0 && !between.test(text.slice(chain[index - 1]?.end, start)),
		);
		const joined = (broken === -1 ? chain : chain.slice(0, broken)).map(({ word }) => word);
		const readings = grammars.flatMap((grammar) => readNumber(joined, 0, grammar) ?? []);
		const longest = readings.toSorted((one, other) => other.next - one.next)[0];
		const end = chain[(longest?.next ?? 1) - 1]?.end ?? first.end;
		const isShare = first.word === "cent" && /(?:pour|per)\s$/i.test(text.slice(0, first.start));
		if (longest !== undefined && !isShare && !noCount.test(text.slice(end))) {
			found.push({ value: longest.value, start: first.start, end });
		}
		at += longest?.next ?? 1;
	}
	return found;
}
