import { describe, expect, it } from "vitest";
import { withoutMarks } from "#app/content/plain-text.ts";
import { type Article, articleInput, textsFor } from "#app/features/articles/article.ts";
import type { NewArticle } from "#app/features/articles/storage/articles.bulk.server.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { tagKey } from "#app/features/articles/tags.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { languages } from "#app/site/site-config.ts";
import type { Database } from "#platform/database/database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, databaseOfSuite } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { generatedArticles } from "#server/seed/generated-articles.ts";

const now = new Date("2026-11-20T08:00:00.000Z");
/** Enough that a search finds more than are looked at one by one. */
const count = 650;

/**
 * Found in most articles, in some, in a few, in none; as part of words, over words, with accents,
 * short and long.
 */
const searches = [
	"e",
	"th",
	"the",
	"ing",
	"dat",
	"a first date",
	"silence",
	"· 77",
	"été",
	"rendez-vous",
	"zzz",
];
const places = isLong ? [0, 12, 60, 118, 300] : [0, 60, 300];

/** Fills a database as `seed --articles` does: PostgreSQL plans badly before it has counted. */
async function fill(database: Database, articles: Iterable<NewArticle>): Promise<void> {
	await articlesStore(database.db, steppingClock()).bulk.create(articles);
	await database.analyze();
}

describe.each(bothEngines)("a search of many articles on %s", (engine) => {
	const database = databaseOfSuite(engine, (database) => fill(database, generatedArticles(count, now)));

	it.each(languages)(
		"finds the same as a scan of all texts, on every page, with a tag and a category too (%s)",
		async (language) => {
			const articles = articlesStore(database().db, steppingClock());
			const published = await articles.reading.list({ publishedOnly: true });
			const [tag = ""] = published[0]?.tags ?? [];
			const categories = [published[0]?.category ?? ""];
			// Daily the widest and the narrowest.
			const between = isLong ? [{ tag }, { categories }] : [];
			const narrowings = [{}, ...between, { tag, categories }];

			const folded = published.map((article) => ({ article, words: wordsOf(article, language) }));

			for (const search of searches) {
				const expected = folded
					.filter(({ words }) => words.some((field) => field.includes(foldForSearch(search))))
					.map(({ article }) => article);
				for (const narrowing of narrowings) {
					const those = expected.filter((article) => isIn(article, language, narrowing));
					const filter = { search, ...narrowing };
					expect(await articles.cards.count(language, filter)).toBe(those.length);
					for (const offset of places) {
						const cards = await articles.cards.list(language, { ...filter, limit: 12, offset });
						const wanted = those.slice(offset, offset + 12).map(({ slug }) => slug);
						expect(cards.map(({ slug }) => slug)).toEqual(wanted);
					}
				}
			}
		},
	);
});

/**
 * Words of a list's titles: on their own, together, part of others, short ones, ones that no title
 * holds.
 */
const listSearches = ["evening", "EVEN", "ven ing", "evening 7", "7", "e", "number 1099", "morning", "zzz"];
const parts = isLong
	? (["all", "published", "scheduled", "draft"] as const)
	: (["all", "scheduled"] as const);

describe.each(bothEngines)("a search of the list of the content area among many on %s", (engine) => {
	const database = databaseOfSuite(engine, (database) => fill(database, numbered(1_400)));

	it.each(parts)(
		"finds the same as a scan of all texts, whether few or many match, page by page (%s)",
		async (status) => {
			const articles = articlesStore(database().db, steppingClock());
			const all = await articles.reading.list({ publishedOnly: false });
			const statusOf = ({ published, publishAt }: Article) =>
				published ? "published" : publishAt === null ? "draft" : "scheduled";

			for (const search of listSearches) {
				const words = foldForSearch(search).split(" ");
				const asked = { publishedOnly: false, search, status };
				const expected = all
					.filter((article) => status === "all" || statusOf(article) === status)
					.filter(({ title }) => words.every((word) => foldForSearch(title).includes(word)))
					.map(({ slug }) => slug);
				expect(await articles.reading.count(asked)).toBe(expected.length);
				const first = await articles.reading.listSummaries({ ...asked, limit: 50 });
				const second = await articles.reading.listSummaries({ ...asked, limit: 50, cursor: first.next });
				const shown = first.next === undefined ? first.entries : [...first.entries, ...second.entries];
				expect(shown.map(({ slug }) => slug)).toEqual(expected.slice(0, 100));
			}
		},
	);
});

/**
 * Articles whose titles name the evening, but for each fifth. They are not created in the order of
 * their numbers.
 */
function* numbered(count: number) {
	for (let number = 1; number <= count; number += 1) {
		const time = number % 5 === 0 ? "Morning" : "Evening";
		const published = number % 3 === 0;
		const publishAt = number % 3 === 1 ? "2027-01-01T00:00:00.000Z" : null;
		const whole = { excerpt: "-", content: "-", category: "-", published, publishAt };
		const at = new Date(now.getTime() + ((number * 7_919) % 10_007) * 1000);
		yield { input: articleInput.parse({ ...whole, title: `${time}, number ${number}` }), at };
	}
}

/** Returns the words that a search reads. */
function wordsOf(article: Article, language: "en" | "fr"): string[] {
	const { title, content, tags } = textsFor(language, article);
	return [title, withoutMarks(content), ...tags].map(foldForSearch);
}

function isIn(article: Article, language: "en" | "fr", filter: { tag?: string; categories?: string[] }) {
	const { tag, categories } = filter;
	const tagged = tag === undefined || textsFor(language, article).tags.map(tagKey).includes(tagKey(tag));
	return tagged && (categories === undefined || categories.includes(article.category));
}
