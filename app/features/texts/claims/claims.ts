import type { Facts } from "#app/site/facts.ts";
import { formatCount, type Language } from "#app/site/site-config.ts";
import { textVariables } from "#app/site/site-facts.ts";
import { type ClaimRule, claimRules } from "./claim-rules.ts";
import { type Figure, figuresIn } from "./figures.ts";

/** The facts as a language writes them, by name, and `members`, which no text can name. */
export type FactTexts = Readonly<Record<string, string>>;

/** The facts, and how many members there are, as a text of a language says them. */
export function factTexts(facts: Facts, language: Language, members?: number): Record<string, string> {
	const values = Object.entries(textVariables(facts, language));
	const texts = Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
	return members === undefined ? texts : { ...texts, members: formatCount(members, language) };
}

/** A figure of a text that speaks of a fact. */
export type Claim = {
	/** The figure as it is written, from `start` to `end`. */
	figure: string;
	start: number;
	end: number;
	fact: string;
	says: string;
	/** The mark to write instead; blank for a fact that no text can name. */
	chip: string;
	/** Says what the fact says, may be meant to, or surely says something else. */
	kind: "same" | "doubtful" | "contradicts";
};

type Place = {
	all: readonly string[];
	facts: FactTexts;
	members?: string | undefined;
	/** True for prose, where any number may stand: only sentences about the agency count. */
	isProse?: boolean;
};

/** The figures of a text that speak of a fact, in the order of the text. What is shipped is no claim. */
export function claimsIn(text: string, { all, facts, members, isProse = false }: Place): Claim[] {
	const values: FactTexts = members === undefined ? facts : { ...facts, members };
	return figuresIn(text).flatMap((figure) => {
		const found = claimRules.flatMap((rule) => claimOf(figure, rule, text, { all, values, isProse }) ?? []);
		const isFigure = ({ from, to }: Figure) => from === figure.from && to === figure.to;
		const shipped = all.some((other) => figuresIn(other).some(isFigure));
		// A sum that is the ticket's is not the fee's: what agrees, or is surer, goes first.
		const rank = ({ kind }: Claim) => ["same", "contradicts", "doubtful"].indexOf(kind);
		const [claim] = found.toSorted((one, other) => rank(one) - rank(other));
		return claim === undefined || shipped ? [] : [claim];
	});
}

export function contradictionIn(text: string, place: Place): Claim | undefined {
	return claimsIn(text, place).find(({ kind }) => kind === "contradicts");
}

const never = /(?!)/;

function claimOf(
	figure: Figure,
	rule: ClaimRule,
	text: string,
	{ all, values, isProse }: { all: readonly string[]; values: FactTexts; isProse: boolean },
): Claim | undefined {
	const [least, most] = [rule.marks[0], rule.marks.at(-1) ?? rule.marks[0]].map((name) => values[name]);
	if (least === undefined || most === undefined) return undefined;
	if (figure.isArticle && !rule.countsOne) return undefined;
	if (!rule.isUnit(figure) || figure.from < (rule.least ?? 0)) return undefined;
	const states = (other: string) => rule.marks.some((name) => other.includes(`{{${name}}}`));
	const sentence = `${figure.before} ${figure.after}`;
	const wasStated = all.some(states);
	const [min = 0, max = 0] = [least, most].map((says) => numberIn(says, rule));
	const size = rule.sizeOf?.(figure.after) ?? 1;
	const [from, to] = [figure.from * size, figure.to * size];
	const isSame = from === min && to === max;
	// A figure that agrees is recognized by its unit and one word: prose is then not asked about
	// another fact.
	const about = isProse && !isSame ? (rule.inProse ?? never) : rule.about;
	if (!wasStated && about?.test(sentence) === false) return undefined;
	const around = rule.unitInChip?.(figure) ?? { before: 0, after: 0 };
	const [start, end] = [figure.start - around.before, figure.end + around.after];
	const claim = {
		figure: text.slice(start, end),
		start,
		end,
		fact: rule.marks[0],
		says: [...new Set([least, most])].join("–"),
		chip: rule.marks[0] === "members" ? "" : rule.marks.map((name) => `{{${name}}}`).join("–"),
	};
	if (isSame) return { ...claim, kind: "same" };
	const isWithin = from >= min && to <= max;
	const other = rule.alsoTrue && numberIn(values[rule.alsoTrue] ?? "", rule);
	if (isWithin || (from === other && to === other)) return undefined;
	// If the fact is stated too, the figure may be anything: a price before, a part of it.
	const isSure = !states(text) && (wasStated || rule.surely?.test(sentence) === true);
	return { ...claim, kind: isSure ? "contradicts" : "doubtful" };
}

/** The number that a fact says, in its smallest unit. */
function numberIn(says: string, { sizeOf }: ClaimRule): number | undefined {
	const [figure] = figuresIn(says);
	return figure && figure.from * (sizeOf?.(figure.after) ?? 1);
}
