import { z } from "zod";
import type { Article } from "#app/features/articles/article.ts";
import { isCompleteIn, slugFor } from "#app/features/articles/article.ts";
import { NestedTooDeep } from "#app/features/articles/rendering/nesting.ts";
import { pathOf, type Redirect, redirect } from "#app/features/redirects/redirect.ts";
import { inOtherLanguages, localizePath } from "#app/i18n/language.ts";
import { parseUrl } from "#app/i18n/web-address.ts";
import { entryPath } from "#app/site/site-map.ts";
import { ApiError, undefinedIfMissing } from "#platform/api/api-error.ts";
import type { ContentDatabase } from "#platform/content/deleted-things.ts";
import type { Stores } from "#server/composition/stores.ts";
import { articleOfPosts, type ConvertedPost, type PostParts, TextTooLong } from "./article-of-post.ts";
import { importedId } from "./imported-id.ts";
import type { ImportedPost, Loss } from "./post/imported-post.ts";

/**
 * The outcome of an article: it is new, was there, was deleted here since an earlier import, or cannot be
 * taken.
 */
export type Outcome = "added" | "there" | "deleted" | "refused";

export type ImportedArticle = { title: string; outcome: Outcome; losses: Loss[] };

type Parts = {
	db: ContentDatabase;
	stores: Pick<Stores, "articles" | "redirects">;
	posts: PostParts;
	isDry: boolean;
};

/** Redirects that are written at a time. */
const redirectsAtOnce = 50;

/** Adds the articles of another site, each once however often it is called, with redirects from their old addresses. */
export function articleImport({ db, stores, posts: postParts, isDry }: Parts) {
	const articles: ImportedArticle[] = [];
	const seen = new Set<string>();
	let waiting: Redirect[] = [];
	let redirects = 0;
	let redirectsMissed = 0;

	/** Adds the article of a text, or of its texts in several languages. */
	async function add(texts: readonly ImportedPost[]): Promise<void> {
		const [first] = texts as [ImportedPost];
		const id = importedId(first.group ?? first.key);
		const ids = [id, ...texts.map(({ key }) => importedId(key))];
		const title = first.title || first.slug || first.key;
		const known = await findKnown(db, ids);
		if (seen.has(id) || known?.kind === "deleted") {
			articles.push({ title, outcome: seen.has(id) ? "there" : "deleted", losses: [] });
			return;
		}
		seen.add(id);
		if (known !== undefined) {
			const article = await stores.articles.reading.get(known.id).catch(undefinedIfMissing);
			if (article !== undefined) await leadOn(texts, article);
			articles.push({ title, outcome: "there", losses: [] });
			return;
		}
		const { outcome, losses } = await addNew(id, texts);
		articles.push({ title, outcome, losses });
	}

	async function addNew(id: string, texts: readonly ImportedPost[]): Promise<Omit<ImportedArticle, "title">> {
		try {
			const converted = await articleOfPosts(texts, postParts);
			if (isDry) {
				await leadOn(texts, undefined);
				return { outcome: "added", losses: converted.losses };
			}
			const article = await store(id, converted);
			const led = await leadOn(texts, article);
			return { outcome: "added", losses: [...converted.losses, ...led] };
		} catch (error) {
			const loss = refusalOf(error);
			if (loss === undefined) throw error;
			return { outcome: "refused", losses: [loss] };
		}
	}

	/** Stores an article under the first free address like its own. */
	async function store(id: string, converted: ConvertedPost): Promise<Article> {
		const { at, losses } = converted;
		let { input } = converted;
		for (;;) {
			try {
				return await stores.articles.saving.create(input, { id, ...(at && { at }) });
			} catch (error) {
				if (!(error instanceof ApiError && error.code === "slug-taken")) throw error;
				const free = String(error.more.suggestion);
				const field = Object.keys(error.fields ?? {})[0] ?? "slug";
				losses.push({ kind: "address", detail: free });
				input = withSlug(input, field, free);
			}
		}
	}

	/** Has old addresses lead on to an article. @returns those that cannot. */
	async function leadOn(texts: readonly ImportedPost[], article: Article | undefined): Promise<Loss[]> {
		const losses: Loss[] = [];
		for (const { address, language, slug } of texts) {
			if (address === undefined) continue;
			const shown =
				article && isCompleteIn(article, language) ? slugFor(language, article) : (article?.slug ?? slug);
			const target = localizePath(entryPath("article", shown), language);
			const url = parseUrl(address);
			const path = pathOf(address);
			if (path === pathOf(target)) continue;
			const led = redirect.safeParse({ path, target });
			// What follows a question mark is no part of a redirect: the page at its path is another one.
			if (led.success && url?.search === "") waiting.push(led.data);
			else losses.push({ kind: "address-led", detail: address });
		}
		if (waiting.length >= redirectsAtOnce) await writeRedirects();
		return losses;
	}

	async function writeRedirects(): Promise<void> {
		redirects += waiting.length;
		if (!isDry && waiting.length > 0) redirectsMissed += await stores.redirects.addNew(waiting);
		waiting = [];
	}

	/** Writes what waits. @returns what became of everything. */
	async function finish() {
		await writeRedirects();
		return { articles, redirects: redirects - redirectsMissed, redirectsMissed };
	}

	return { add, finish };
}

function withSlug(input: ConvertedPost["input"], field: string, slug: string): ConvertedPost["input"] {
	const isShared = field === "slug";
	const translated = inOtherLanguages((language) => {
		const texts = input[language];
		// An article in another language alone has the address of that text.
		const isOwn = field === `${language}.slug` || (isShared && input.slug === "");
		return texts !== null && isOwn ? { ...texts, slug } : texts;
	});
	return { ...input, ...translated, ...(isShared && { slug }) };
}

/** Finds what is stored or was deleted under one of the ids. */
async function findKnown(
	db: ContentDatabase,
	ids: readonly string[],
): Promise<{ kind: "there" | "deleted"; id: string } | undefined> {
	const there = await db.selectFrom("articles").select("id").where("id", "in", ids).executeTakeFirst();
	if (there !== undefined) return { kind: "there", id: there.id };
	const deleted = await db
		.selectFrom("deleted_things")
		.select("id")
		.where("kind", "=", "article")
		.where("id", "in", ids)
		.executeTakeFirst();
	return deleted && { kind: "deleted", id: deleted.id };
}

/** Says why a text cannot be an article; undefined for an error of another kind. */
function refusalOf(error: unknown): Loss | undefined {
	if (error instanceof TextTooLong) return { kind: "too-long", detail: "" };
	if (error instanceof NestedTooDeep || error instanceof RangeError)
		return { kind: "too-nested", detail: "" };
	if (error instanceof z.ZodError) return { kind: "unreadable", detail: error.issues[0]?.message ?? "" };
	if (!(error instanceof ApiError && error.status === 400)) return undefined;
	return { kind: "unreadable", detail: error.message };
}
