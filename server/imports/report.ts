import { importedTexts } from "#app/i18n/dictionaries.server.ts";
import { interpolate } from "#app/i18n/translator.ts";
import type { Language } from "#app/site/site-config.ts";
import type { ImportedArticle } from "./import-articles.ts";
import type { ReadersOutcome } from "./import-readers.ts";
import { type LeftBehind, type Loss, type LossKind, unknownSite } from "./post/imported-post.ts";

/** The outcome of everything in a file. */
export type ImportReport = {
	articles: readonly ImportedArticle[];
	redirects: number;
	redirectsMissed: number;
	pictures: number;
	authors: number;
	readers: ReadersOutcome;
	left: LeftBehind;
	/** The language of the owner. */
	words: Language;
};

/** Returns the lines that tell the owner what was taken, and each thing that was not, by article. */
export function reportLines(report: ImportReport, isDry: boolean): string[] {
	const words = importedTexts[report.words];
	return (
		[
			...(isDry ? [words.tried] : []),
			...countLines(report),
			"",
			...articleLines(report),
			...leftLines(report),
			...readerLines(report),
			words.looks,
		]
			// An address of a site that the file does not name is told as its path.
			.map((line) => line.replaceAll(unknownSite, ""))
	);
}

function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return interpolate(sentence, (name) => values[name] ?? "").trimEnd();
}

function countLines({ articles, readers, words, ...report }: ImportReport): string[] {
	const { counts } = importedTexts[words];
	const ended = (outcome: ImportedArticle["outcome"]) =>
		articles.filter((article) => article.outcome === outcome).length;
	const numbers: [keyof typeof counts, number][] = [
		["added", ended("added")],
		["there", ended("there")],
		["deleted", ended("deleted")],
		["refused", ended("refused")],
		["pictures", report.pictures],
		["authors", report.authors],
		["summaries", articles.filter(({ losses }) => !losses.every(isTold)).length],
		["redirects", report.redirects],
		["redirectsMissed", report.redirectsMissed],
		[readers.areAsked ? "asked" : "readers", readers.added],
	];
	return numbers
		.filter(([name, count]) => count > 0 || name === "added")
		.map(([name, count]) => fill(counts[name], { count }));
}

function articleLines({ articles, words }: ImportReport): string[] {
	const { articlesTitle, none, losses } = importedTexts[words];
	const different = articles
		.map(({ title, losses: all }) => ({ title, losses: all.filter(isTold) }))
		.filter((article) => article.losses.length > 0);
	if (different.length === 0) return articles.some(({ outcome }) => outcome === "added") ? [none, ""] : [];
	const lines = different.flatMap((article) => [
		article.title,
		...article.losses.map(({ kind, detail }) => `  – ${fill(losses[kind], { detail })}`),
	]);
	return [articlesTitle, ...lines, ""];
}

/** Returns whether something is told at its article: what is so of most of them is only counted. */
function isTold(loss: Loss): loss is Loss & { kind: Exclude<LossKind, "excerpt-made"> } {
	return loss.kind !== "excerpt-made";
}

function leftLines({ left, words }: ImportReport): string[] {
	const { leftTitle, left: sentences } = importedTexts[words];
	if (left.size === 0) return [];
	const known: Partial<Record<string, string>> = sentences;
	const lines = [...left].flatMap(([kind, { count, names }]) => [
		fill(known[kind] ?? sentences.other, { count, kind }),
		...names.map((name) => `  – ${name}`),
		...(names.length > 0 && names.length < count ? ["  – …"] : []),
	]);
	return [leftTitle, ...lines, ""];
}

function readerLines({ readers, words }: ImportReport): string[] {
	const { leftOutTitle, leftOut } = importedTexts[words];
	if (readers.leftOut.size === 0) return [];
	const known: Partial<Record<string, string>> = leftOut;
	const counts = new Map<string, number>();
	for (const [reason, count] of readers.leftOut) {
		const sentence = known[reason] ?? leftOut.invalid;
		counts.set(sentence, (counts.get(sentence) ?? 0) + count);
	}
	return [leftOutTitle, ...[...counts].map(([sentence, count]) => `  – ${fill(sentence, { count })}`), ""];
}
