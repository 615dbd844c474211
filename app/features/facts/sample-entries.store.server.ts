import type { Kysely } from "kysely";
import { defaultLanguage } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { SampleEntry } from "./sample-content.ts";

/** The version of what was never saved since it was made: every saving moves it. */
export const firstVersion = 1;

/** Articles by slug, events by their text: the owner's own may have the title of one. */
type Sample = { slugs: readonly string[]; events: readonly { title: string; description: string }[] };

export function sampleEntriesStore(db: Kysely<Tables>) {
	/** The public articles and events of a sample that nobody has saved since. */
	async function listUntouched({ slugs, events }: Sample): Promise<SampleEntry[]> {
		const [articles, tables] = await Promise.all([listArticles(slugs), listEvents(events)]);
		return [...entriesOf("article", articles), ...entriesOf("event", tables)];
	}

	async function listArticles(slugs: readonly string[]): Promise<Row[]> {
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

	async function listEvents(events: Sample["events"]): Promise<Row[]> {
		return db
			.selectFrom("events")
			.innerJoin("event_texts", "event_texts.event_id", "events.id")
			.innerJoin("event_texts as original", "original.event_id", "events.id")
			.select(["events.id", "event_texts.language", "event_texts.title"])
			.where("original.language", "=", defaultLanguage)
			.where(({ eb, or }) =>
				or(
					events.map(({ title, description }) =>
						eb("original.title", "=", title).and("original.description", "=", description),
					),
				),
			)
			.where("version", "=", firstVersion)
			.where("published", "=", 1)
			.orderBy("calendar_date")
			.orderBy("events.id")
			.execute();
	}

	return { listUntouched };
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
