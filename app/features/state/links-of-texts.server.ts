import type { Kysely } from "kysely";
import { isExampleHost, parseUrl } from "#app/i18n/web-address.ts";
import type { Tables } from "#migrations/tables.ts";
import type { LinkPlace } from "./site-state.ts";

/** Texts that are read at once. */
const readAtOnce = 100;
/** Texts that are named for one link. */
const maxPlaces = 20;
/** Links of HTML, also of HTML within JSON. */
const linkOfHtml = /href=\\?"(https?:\/\/[^"\\]+)/g;

type Kind = LinkPlace["kind"];
type Place = Pick<LinkPlace, "kind" | "id">;
type LinkingText = { id: string; title: string; html: string };

/** The links to other sites in published articles, letters and pages, as readers are shown them. */
export function linksOfTexts(db: Kysely<Tables>) {
	const idsOf = {
		article: () => db.selectFrom("articles").select("id").where("published", "=", 1).execute(),
		page: () => db.selectFrom("pages").select("id").where("published", "=", 1).execute(),
		letter: () => db.selectFrom("letters").select("id").where("listed", "=", 1).execute(),
	};
	const textsOf: Record<Kind, (ids: string[]) => Promise<LinkingText[]>> = {
		article: (ids) =>
			db
				.selectFrom("articles")
				.innerJoin("article_texts as own", "own.article_id", "articles.id")
				.innerJoin("article_html as shown", (join) =>
					join.onRef("shown.article_id", "=", "own.article_id").onRef("shown.language", "=", "own.language"),
				)
				.where("published", "=", 1)
				.where("articles.id", "in", ids)
				.select(["articles.id", "own.title", "html"])
				.execute(),
		page: (ids) =>
			db
				.selectFrom("pages")
				.innerJoin("page_texts", "page_texts.page_id", "pages.id")
				.where("published", "=", 1)
				.where("pages.id", "in", ids)
				.select(["pages.id", "title", "html"])
				.execute(),
		letter: async (ids) => {
			const rows = await db
				.selectFrom("letters")
				.innerJoin("letter_editions", "letter_editions.letter_id", "letters.id")
				.where("listed", "=", 1)
				.where("letters.id", "in", ids)
				.select(["letters.id", "edition"])
				.execute();
			return rows.map(({ id, edition }) => {
				const { subject } = JSON.parse(edition) as { subject: string };
				return { id, title: subject, html: edition };
			});
		},
	};

	/** Lists the addresses that texts link to, each with texts that have it. */
	async function list(): Promise<Map<string, Place[]>> {
		const found = new Map<string, Place[]>();
		for (const kind of ["article", "page", "letter"] as const) {
			const ids = (await idsOf[kind]()).map(({ id }) => id);
			for (let start = 0; start < ids.length; start += readAtOnce) {
				const texts = await textsOf[kind](ids.slice(start, start + readAtOnce));
				for (const { id, html } of texts) for (const link of linksIn(html)) add(found, link, { kind, id });
			}
		}
		return found;
	}

	/** Returns those of the texts that still have a link, by what they are called now. */
	async function findPlaces(link: string, known: readonly Place[]): Promise<LinkPlace[]> {
		const places = new Map<string, LinkPlace>();
		for (const { kind, id } of known) {
			for (const { title, html } of await textsOf[kind]([id])) {
				if (linksIn(html).includes(link)) places.set(id, { kind, id, title });
			}
		}
		return [...places.values()];
	}

	return { list, findPlaces };
}

function add(found: Map<string, Place[]>, link: string, place: Place): void {
	const places = found.get(link) ?? [];
	found.set(link, places);
	if (places.length < maxPlaces && !places.some(({ id }) => id === place.id)) places.push(place);
}

/** Returns the addresses of other sites that HTML links to. */
export function linksIn(html: string): string[] {
	return [...html.matchAll(linkOfHtml)]
		.map(([, link = ""]) => link.replace(/&(amp|#x26);/g, "&"))
		.filter((link) => {
			const { hostname = "" } = parseUrl(link) ?? {};
			return hostname.includes(".") && !isExampleHost(hostname);
		});
}
