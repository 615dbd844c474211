import { Panel } from "#app/admin-ui/screen.tsx";
import { outcomes, widthNames } from "#app/features/visits/counted-kinds.ts";
import {
	formsOpened,
	maxReported,
	type VisitedEntry,
	type VisitReport,
} from "#app/features/visits/visit-report.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import { RankedFigures } from "./figures.tsx";
import { useVisitWords } from "./use-visit-words.ts";

type Props = { report: VisitReport };

const screens = {
	article: "editArticle",
	table: "table",
	letter: "sendLetter",
	page: "editPage",
} as const;

function screenOf(entry: VisitedEntry | null): string | undefined {
	return entry === null ? undefined : adminPath(screens[entry.kind], entry.id);
}

export function FunnelPanel({ report: { totals, outcomes: done } }: Props) {
	const t = useText("admin");
	const { shown, visits, forms } = useVisitWords();
	return (
		<RankedFigures
			title={t("visits.funnel")}
			sentence={t("visits.funnelSentence", {
				visits: visits(totals.visits),
				reads: shown(totals.reads),
				forms: forms(done, "formsThere"),
			})}
			note={t("visits.funnelText")}
			heads={[t("visits.step"), t("visits.count")]}
			rows={[
				{ key: "visits", name: t("visits.visits"), counts: [totals.visits] },
				{ key: "reads", name: t("visits.reads"), counts: [totals.reads] },
				{ key: "forms", name: t("visits.forms"), counts: [formsOpened(done)] },
				{ key: "applied", name: t("visits.applied"), counts: [t("visits.notKnown")] },
			]}
		/>
	);
}

export function OutcomesPanel({ report: { outcomes: done, outcomesBefore: before } }: Props) {
	const t = useText("admin");
	const { shown } = useVisitWords();
	const rows = outcomes
		.map((outcome) => ({ outcome, count: done[outcome] ?? 0, before: before?.[outcome] ?? 0 }))
		.filter(({ count, before: earlier }) => count + earlier > 0)
		.toSorted((one, other) => other.count - one.count);
	const first = rows[0];
	const earlier = before === null ? [] : [t("visits.earlier")];
	return (
		<RankedFigures
			title={t("visits.outcomes")}
			sentence={
				first === undefined || first.count === 0
					? t("visits.outcomesNone")
					: t("visits.outcomesText", {
							what: t(`visits.outcome.${first.outcome}`),
							count: shown(first.count),
						})
			}
			heads={[t("visits.outcomes"), t("visits.count"), ...earlier]}
			rows={rows.map((row) => ({
				key: row.outcome,
				name: t(`visits.outcome.${row.outcome}`),
				counts: [row.count, ...(before === null ? [] : [row.before])],
			}))}
		/>
	);
}

export function SourcesPanel({ report: { sources, totals } }: Props) {
	const t = useText("admin");
	const { shown, nameOfSource, forms } = useVisitWords();
	// A letter is what its owner did herself: what it led to is told before anything else.
	const named =
		sources.find(({ source }) => source.startsWith("letter/")) ??
		sources.find(({ source }) => source !== "unknown");
	return (
		<RankedFigures
			title={t("visits.sources")}
			sentence={
				named === undefined
					? t(sources.length === 0 ? "visits.curveFlat" : "visits.sourceUnknown")
					: t("visits.sourceSentence", {
							count: named.visits,
							shown: shown(named.visits),
							source: nameOfSource(named),
							forms: forms(named.outcomes, "formsThere"),
						})
			}
			heads={[t("visits.source"), t("visits.visits"), t("visits.forms"), t("visits.signUps")]}
			rows={sources.map((row) => ({
				key: row.source,
				name: row.source.startsWith("site/") ? nameOfSource(row) : capitalized(nameOfSource(row)),
				to: screenOf(row.entry),
				counts: [row.visits, formsOpened(row.outcomes), row.outcomes.signUp ?? 0],
			}))}
			total={totals.visits}
		/>
	);
}

function capitalized(name: string): string {
	return name.charAt(0).toUpperCase() + name.slice(1);
}

export function PagesPanel({ report: { pages } }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const { shown, nameOfPage } = useVisitWords();
	const [first] = pages;
	const nameOf = (row: (typeof pages)[number]) => `${nameOfPage(row)} (${row.language.toUpperCase()})`;
	return (
		<RankedFigures
			title={t("visits.pages")}
			sentence={
				first === undefined
					? t("visits.curveFlat")
					: t("visits.pagesSentence", {
							page: `${nameOfPage(first)} (${nameOfLanguage(first.language, language)})`,
							count: shown(first.openings),
						})
			}
			{...(pages.length === maxReported && { note: t("visits.capped", { max: maxReported }) })}
			heads={[
				t("visits.page"),
				t("visits.openings"),
				t("visits.visits"),
				t("visits.reads"),
				t("visits.forms"),
			]}
			rows={pages.map((row) => ({
				key: `${row.language} ${row.page}`,
				name: nameOf(row),
				counts: [row.openings, row.visits, row.reads, formsOpened(row.outcomes)],
			}))}
		/>
	);
}

export function ArticlesPanel({ report: { pages } }: Props) {
	const t = useText("admin");
	const { shown, titleOf, forms } = useVisitWords();
	const rows = joinArticles(pages);
	const [first] = rows;
	return (
		<RankedFigures
			title={t("visits.articles")}
			sentence={
				first === undefined
					? t("visits.articlesNone")
					: t("visits.articleSentence", {
							count: first.openings,
							shown: shown(first.openings),
							title: titleOf(first.entry),
							forms: forms({ application: first.forms }, "formsThere"),
						})
			}
			heads={[
				t("visits.article"),
				t("visits.openings"),
				t("visits.visits"),
				t("visits.reads"),
				t("visits.forms"),
			]}
			rows={rows.map((row) => ({
				key: row.entry.id,
				name: titleOf(row.entry),
				to: screenOf(row.entry),
				counts: [row.openings, row.visits, row.reads, row.forms],
			}))}
		/>
	);
}

/** Joins the pages of each article: its languages, and its former addresses. */
function joinArticles(pages: VisitReport["pages"]) {
	const byId = new Map<
		string,
		{ entry: VisitedEntry; openings: number; visits: number; reads: number; forms: number }
	>();
	for (const { entry, openings, visits, reads, outcomes: done } of pages) {
		if (entry?.kind !== "article") continue;
		const sum = byId.get(entry.id) ?? { entry, openings: 0, visits: 0, reads: 0, forms: 0 };
		byId.set(entry.id, {
			entry,
			openings: sum.openings + openings,
			visits: sum.visits + visits,
			reads: sum.reads + reads,
			forms: sum.forms + formsOpened(done),
		});
	}
	return [...byId.values()].toSorted((one, other) => other.openings - one.openings);
}

export function LanguagesPanel({ report: { languages, totals } }: Props) {
	const t = useText("admin");
	const language = useLanguage();
	const { shown } = useVisitWords();
	const rows = languages.toSorted((one, other) => other.openings - one.openings);
	const [first] = rows;
	return (
		<RankedFigures
			title={t("visits.languages")}
			sentence={
				first === undefined || first.openings === 0
					? t("visits.curveFlat")
					: t("visits.languageSentence", {
							language: nameOfLanguage(first.language, language),
							count: shown(first.openings),
						})
			}
			heads={[
				t("visits.language"),
				t("visits.openings"),
				t("visits.visits"),
				t("visits.reads"),
				t("visits.forms"),
			]}
			rows={rows.map((row) => ({
				key: row.language,
				name: capitalized(nameOfLanguage(row.language, language)),
				counts: [row.openings, row.visits, row.reads, formsOpened(row.outcomes)],
			}))}
			total={totals.openings}
		/>
	);
}

export function WidthsPanel({ report: { widths, totals } }: Props) {
	const t = useText("admin");
	const { shown } = useVisitWords();
	const rows = widthNames.toSorted((one, other) => widths[other] - widths[one]);
	const [first = "wide"] = rows;
	return (
		<RankedFigures
			title={t("visits.widths")}
			sentence={
				widths[first] === 0
					? t("visits.widthNone")
					: t("visits.widthSentence", { width: t(`visits.width.${first}`), count: shown(widths[first]) })
			}
			heads={[t("visits.widthName"), t("visits.reads")]}
			rows={rows.map((name) => ({ key: name, name: t(`visits.width.${name}`), counts: [widths[name]] }))}
			total={totals.reads}
		/>
	);
}

/** Tells what looks automatic, apart from all other figures. */
export function ProgramsPanel({ report: { totals } }: Props) {
	const t = useText("admin");
	const { shown } = useVisitWords();
	return (
		<Panel title={t("visits.programs")} className="break-inside-avoid">
			<p className="border-t border-clay px-5 py-4 text-small sm:px-7">
				{t("visits.programsText", { count: totals.automatic, shown: shown(totals.automatic) })}
			</p>
		</Panel>
	);
}
