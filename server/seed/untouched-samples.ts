import type { Kysely } from "kysely";
import type { SampleEntry } from "#app/features/facts/sample-content.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { sampleEvents } from "./sample-events.ts";
import { sampleRows } from "./sample-rows.ts";

/** The version of what was never saved since it was made: every saving moves it. */
const firstVersion = 1;

/** The articles and events of the sample that visitors read, and that nobody has saved since. */
export function untouchedSamples(db: Kysely<Tables>) {
	async function list(): Promise<SampleEntry[]> {
		const [articles, events] = await Promise.all([listArticles(), listEvents()]);
		return [...entriesOf("article", articles), ...entriesOf("event", events)];
	}

	async function listArticles(): Promise<Row[]> {
		const slugs = sampleRows.map(({ slug }) => slug);
		return db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_texts.article_id", "articles.id")
			.select(["articles.id", "language", "title"])
			.where("slug", "in", slugs)
			.where("version", "=", firstVersion)
			.where("published", "=", 1)
			.orderBy("slug")
			.execute();
	}

	async function listEvents(): Promise<Row[]> {
		const titles = sampleEvents.flatMap(({ title }) => title ?? []);
		return db
			.selectFrom("events")
			.innerJoin("event_texts", "event_texts.event_id", "events.id")
			.innerJoin("event_texts as original", "original.event_id", "events.id")
			.select(["events.id", "event_texts.language", "event_texts.title"])
			.where("original.language", "=", defaultLanguage)
			.where("original.title", "in", titles)
			.where("version", "=", firstVersion)
			.where("published", "=", 1)
			.orderBy("calendar_date")
			.orderBy("events.id")
			.execute();
	}

	return { list };
}

type Row = { id: string; language: keyof SampleEntry["titles"]; title: string };

function entriesOf(kind: SampleEntry["kind"], rows: readonly Row[]): SampleEntry[] {
	const titles = Map.groupBy(rows, ({ id }) => id);
	return [...titles].map(([id, texts]) => ({
		kind,
		id,
		titles: Object.fromEntries(texts.map(({ language, title }) => [language, title])),
	}));
}
