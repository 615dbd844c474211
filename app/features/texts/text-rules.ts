import { entriesMark } from "#app/i18n/list-order.ts";
import { isSiteAddress, isWebAddress } from "#app/i18n/web-address.ts";
import { contradictionIn, type FactTexts } from "./claims/claims.ts";

/** The limits of a text at its place: the shipped texts there, and the facts that it may state. */
export type TextPlace = {
	shipped: string;
	all: readonly string[];
	facts: FactTexts;
	/** The addresses that a link may have. */
	address?: AddressKind | undefined;
	/** The number of members, which a page fills in itself. */
	members?: string | undefined;
};

/** Links lead to the web, or to the pages of this site too. */
type AddressKind = "web" | "any";

export function addressKindAt(key: string): AddressKind | undefined {
	if (key.endsWith(".url")) return "web";
	return /^navigation\.footer\.links\.\w+\.address$/.test(key) ? "any" : undefined;
}

/** The reason to refuse a text, with the names or the figure that its message states. */
export type TextProblem =
	| { kind: "address" }
	| { kind: "blank" | "hidden" | "brace" | "italics" | "unpaired" }
	| { kind: "tooLong"; max: number }
	| { kind: "unknown" | "lost"; names: string[] }
	| { kind: "contradicts"; figure: string; says: string };

/** No text of the site is longer. */
export const maxTextCharacters = 4_000;

/** Facts, such as `{{fee}}`, and in single braces the components of other libraries. */
const marks = /\{\{(\w+)\}\}|\{(\w+)\}/g;

/** The names between braces, in the order of the text. */
export function marksOf(text: string): string[] {
	return [...text.matchAll(marks)].map(([mark]) => mark);
}

export function nameOfMark(mark: string): string {
	return mark.replaceAll(/[{}]/g, "");
}

/** Control and direction characters, those without width, and halves of others. */
const hidden =
	/[\p{Cc}\p{Cs}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2028}\u{2029}\u{2060}-\u{2069}\u{FEFF}\u{FFF9}-\u{FFFB}]|\p{M}{5}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns the most characters that a text may have in place of the shipped one. */
export function maxLength({ all }: Pick<TextPlace, "all">): number {
	const longest = Math.max(...all.map((text) => text.length));
	return Math.min(maxTextCharacters, longest * 3 + 100);
}

/** Returns the length beyond which a text may not fit its place: a warning, not a limit. */
export function usualLength(key: string, { all }: Pick<TextPlace, "all">): number {
	if (key.endsWith("meta.title")) return 65;
	if (key.endsWith("meta.description")) return 165;
	const longest = Math.max(...all.map((text) => text.length));
	return Math.round(longest * 1.3) + 8;
}

/** Returns a text as it is stored: in one line, with the spaces of the shipped text at its ends. */
export function tidyText(typed: string, { shipped }: Pick<TextPlace, "shipped">): string {
	const text = typed
		.normalize("NFC")
		.replaceAll(/[\r\n\t ]+/g, (run) => (/[\r\n\t]/.test(run) ? " " : run))
		.trim();
	const [before] = /^\s*/.exec(shipped) ?? [""];
	const [after] = /\s*$/.exec(shipped) ?? [""];
	return text === "" ? "" : before + text + after;
}

/** Returns the problem of a tidy text; undefined if it can be published, as a shipped text can. */
export function problemOf(text: string, place: TextPlace): TextProblem | undefined {
	if (text === place.shipped) return undefined;
	const max = maxLength(place);
	if (text.length > max) return { kind: "tooLong", max };
	if (!visible.test(text)) return { kind: "blank" };
	if (hidden.test(text)) return { kind: "hidden" };
	if (place.address !== undefined) return problemOfAddress(text, place.address);
	return problemOfMarks(text, place) ?? problemOfItalics(text, place) ?? problemOfClaims(text, place);
}

function problemOfAddress(text: string, kind: AddressKind): TextProblem | undefined {
	const isAddress = isWebAddress(text) || (kind === "any" && isSiteAddress(text));
	return isAddress && !/[{}*]/.test(text) ? undefined : { kind: "address" };
}

function problemOfClaims(text: string, place: TextPlace): TextProblem | undefined {
	const claim = contradictionIn(text, place);
	return claim && { kind: "contradicts", figure: claim.figure, says: claim.says };
}

function problemOfMarks(text: string, place: TextPlace): TextProblem | undefined {
	const written = marksOf(text);
	const shipped = new Set(place.all.flatMap(marksOf));
	const isKnown = (mark: string) =>
		shipped.has(mark) || (mark.startsWith("{{") && Object.hasOwn(place.facts, nameOfMark(mark)));
	const unknown = written.filter((mark) => mark.startsWith("{{") && !isKnown(mark));
	if (unknown.length > 0) return { kind: "unknown", names: namesOf(unknown) };
	if (/\{\{|\}\}/.test(text.replaceAll(/\{\{\w+\}\}/g, ""))) return { kind: "brace" };
	// A mark of one language may be out of place in another: each keeps to its own shipped text.
	const mayGo = (name: string) => name === entriesMark || Object.hasOwn(place.facts, name);
	const missing = marksOf(place.shipped).filter(
		(mark) => !mayGo(nameOfMark(mark)) && !written.includes(mark),
	);
	return missing.length > 0 ? { kind: "lost", names: namesOf(missing) } : undefined;
}

function problemOfItalics(text: string, { all }: TextPlace): TextProblem | undefined {
	if (!text.includes("*")) return undefined;
	if (!all.some((shipped) => shipped.includes("*"))) return { kind: "italics" };
	return text.split("*").length % 2 === 0 ? { kind: "unpaired" } : undefined;
}

/** Returns the facts that the text stated before and no longer does: allowed, but worth a look. */
export function factsLeftOut(before: string, after: string, facts: FactTexts): string[] {
	const stated = new Set(marksOf(after));
	return namesOf(
		marksOf(before).filter((mark) => Object.hasOwn(facts, nameOfMark(mark)) && !stated.has(mark)),
	);
}

/** Returns the facts that a text states and the business lacks: visitors do not see it. */
export function blankFactsIn(text: string, facts: FactTexts): string[] {
	return namesOf(marksOf(text).filter((mark) => facts[nameOfMark(mark)] === ""));
}

function namesOf(found: string[]): string[] {
	return [...new Set(found.map(nameOfMark))];
}
