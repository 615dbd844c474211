import { type Kysely, sql } from "kysely";
import { isExampleHost, parseUrl } from "#app/i18n/web-address.ts";
import type { Tables } from "#migrations/tables.ts";
import { anywhere } from "#platform/database/like.ts";
import type { LinkPlace } from "./site-state.ts";

/** Articles whose texts are read at once. */
const articlesAtOnce = 100;
const address = /https?:\/\/[^\s"'<>()[\]\\`]+/g;

/** A published text, in Markdown or as JSON of HTML. */
type LinkingText = LinkPlace & { text: string };

/** The links to other sites in published articles, letters and pages. */
export function linksOfTexts(db: Kysely<Tables>) {
	async function* textsWith(part: string): AsyncGenerator<LinkingText[]> {
		const holds = (column: string) => sql<boolean>`${sql.ref(column)} like ${anywhere(part)} escape '\\'`;
		const articles = db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_texts.article_id", "articles.id")
			.where("published", "=", 1)
			.where(holds("content"));
		const ids = (await articles.select("articles.id").distinct().execute()).map(({ id }) => id);
		for (let start = 0; start < ids.length; start += articlesAtOnce) {
			const rows = await articles
				.where("articles.id", "in", ids.slice(start, start + articlesAtOnce))
				.select(["articles.id", "title", "content as text"])
				.execute();
			yield rows.map((row) => ({ kind: "article", ...row }));
		}
		const pages = await db
			.selectFrom("pages")
			.innerJoin("page_texts", "page_texts.page_id", "pages.id")
			.where("published", "=", 1)
			.where(holds("content"))
			.select(["pages.id", "title", "content as text"])
			.execute();
		yield pages.map((row) => ({ kind: "page", ...row }));
		const letters = await db
			.selectFrom("letters")
			.innerJoin("letter_editions", "letter_editions.letter_id", "letters.id")
			.where("listed", "=", 1)
			.where(holds("edition"))
			.select(["letters.id", "edition as text"])
			.execute();
		yield letters.map(({ id, text }) => {
			const { subject: title } = JSON.parse(text) as { subject: string };
			return { kind: "letter", id, title, text };
		});
	}

	/** Lists the addresses that texts link to, each once. */
	async function list(): Promise<string[]> {
		const found = new Set<string>();
		for await (const texts of textsWith("://")) {
			for (const { text } of texts) for (const one of linksIn(text)) found.add(one);
		}
		return [...found];
	}

	/** Finds the texts that link to an address. */
	async function findPlaces(link: string): Promise<LinkPlace[]> {
		const places = new Map<string, LinkPlace>();
		for await (const texts of textsWith(link.replace(/&.*/, ""))) {
			for (const { text, ...place } of texts) {
				if (linksIn(text).includes(link)) places.set(place.id, place);
			}
		}
		return [...places.values()];
	}

	return { list, findPlaces };
}

/** Returns the addresses of other sites in a text, without the signs of the sentence around them. */
export function linksIn(text: string): string[] {
	return [...text.matchAll(address)]
		.map(([link]) => link.replaceAll("&amp;", "&").replace(/[.,;:!?*_~|]+$/, ""))
		.filter((link) => {
			const { hostname = "" } = parseUrl(link) ?? {};
			return hostname.includes(".") && !isExampleHost(hostname);
		});
}
