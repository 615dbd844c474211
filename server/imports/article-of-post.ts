import type { Field } from "#app/content/field.ts";
import {
	type ArticleInput,
	articleFields,
	articleInput,
	isComplete,
} from "#app/features/articles/article.ts";
import { tagsOf } from "#app/features/articles/tags.ts";
import { altMax } from "#app/features/media/library-image.ts";
import { pathOf } from "#app/features/redirects/redirect.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { derivedSlug } from "#app/i18n/slug.ts";
import { isWebAddress, parseUrl } from "#app/i18n/web-address.ts";
import { defaultLanguage } from "#app/site/site-config.ts";
import { cleanTree } from "./html/clean-tree.ts";
import { linkAddresses, markdownOfTree, pictureAddresses, plainWords } from "./html/markdown-of-html.ts";
import { plainText } from "./html/plain-text.ts";
import type { PictureTaker } from "./pictures/take-pictures.ts";
import { type ImportedPost, type Loss, type LossKind, unknownSite } from "./post/imported-post.ts";

/** Characters of HTML that are read of a text: an article may have a fifth of them. */
const maxHtml = 1_000_000;
/** The day before which no article can be dated in its form. */
const firstInstant = Date.UTC(2000, 0, 1);

export type ConvertedPost = { input: ArticleInput; at: Date | undefined; losses: Loss[] };

/** The parts that the texts of posts are made with. */
export type PostParts = {
	pictures: PictureTaker;
	/** The address of the old site. */
	siteUrl: string;
	/** The paths at which its articles were. */
	articlePaths: ReadonlySet<string>;
	/** Returns the id of an author, or null for the business. */
	authorId(name: string, lose: (loss: Loss) => void): Promise<string | null>;
	publishes: boolean;
	now: Date;
};

/** Makes the article of a post, or of its texts in several languages. @throws TextTooLong, NestedTooDeep. */
export async function articleOfPosts(
	posts: readonly ImportedPost[],
	parts: PostParts,
): Promise<ConvertedPost> {
	const [first] = posts as [ImportedPost];
	const losses: Loss[] = [];
	const lose = (loss: Loss) => void losses.push(loss);
	const content: Record<string, unknown> = {};
	let isWhole = true;
	for (const post of posts) {
		const { texts, losses: own } = await textsOfPost(post, parts);
		losses.push(...post.losses, ...own);
		isWhole = isWhole && isComplete(texts);
		if (post.language === defaultLanguage) Object.assign(content, texts);
		else content[post.language] = texts;
	}
	const publication = publicationOf(first, isWhole, parts, lose);
	const picture = posts.find((post) => post.picture !== undefined)?.picture;
	const input = articleInput.parse({
		...content,
		imageUrl: picture === undefined ? null : await pictureUrl(picture.address, parts, lose),
		authorId: await parts.authorId(first.author, lose),
		...publication.fields,
	});
	return { input, at: publication.at, losses };
}

/** The HTML of a text is too long to be one of an article. */
export class TextTooLong extends Error {}

async function textsOfPost(post: ImportedPost, parts: PostParts) {
	if (post.html.length > maxHtml) throw new TextTooLong();
	const losses: Loss[] = [];
	const lose = (loss: Loss) => void losses.push(loss);
	const cleaned = cleanTree(post.html);
	losses.push(...cleaned.losses);
	const base = post.address ?? `${parts.siteUrl}/`;
	const urls = new Map<string, string>();
	for (const address of pictureAddresses(cleaned)) {
		const url = await pictureUrl(parseUrl(address, base)?.href ?? address, parts, lose);
		if (url !== null) urls.set(address, url);
	}
	for (const address of linkAddresses(cleaned)) {
		if (isOldFile(address, parts.siteUrl)) lose({ kind: "file", detail: address });
	}
	const placing = {
		pictureAt: (address: string) => urls.get(address),
		linkTo: (href: string) => ownLink(href, base, parts),
	};
	const content = markdownOfTree(cleaned, placing).trim();
	if (content.length > limitOf("content")) throw new TextTooLong();
	const excerpt = post.excerpt || begunWith(plainWords(cleaned, placing), lose);
	const cut = (text: string, max: number, kind: LossKind) => cutText(text, max, kind, lose);
	const texts = {
		title: cut(post.title, limitOf("title"), "title-cut"),
		excerpt: cut(excerpt, limitOf("excerpt"), "excerpt-cut"),
		content,
		category: cut(post.category, limitOf("category"), "word-cut"),
		tags: tagsWithin(post.tags, lose),
		imageAlt: plainText(post.picture?.alt ?? "").slice(0, altMax),
		imageCaption: plainText(post.picture?.caption ?? "").slice(0, altMax),
		originalUrl: isWebAddress(post.originalUrl) && post.originalUrl.length <= 500 ? post.originalUrl : "",
		searchTitle: cut(post.searchTitle, limitOf("searchTitle"), "title-cut"),
		searchDescription: cut(post.searchDescription, limitOf("searchDescription"), "excerpt-cut"),
		slug: slugOfPost(post),
	};
	return { texts, losses };
}

async function pictureUrl(
	address: string,
	{ pictures }: PostParts,
	lose: (loss: Loss) => void,
): Promise<string | null> {
	const taken = await pictures.take(address);
	if ("url" in taken) return taken.url;
	lose(taken.loss);
	return null;
}

/** Returns the words before a limit, up to the end of one. */
function cutText(text: string, max: number, kind: LossKind, lose: (loss: Loss) => void): string {
	if (text.length <= max) return text;
	lose({ kind, detail: text.slice(0, 80) });
	return wordsWithin(text, max);
}

function wordsWithin(text: string, max: number): string {
	const within = text.slice(0, max - 1);
	return `${within.slice(0, Math.max(within.lastIndexOf(" "), 1)).trimEnd()}…`;
}

/** An excerpt is needed to publish: blogs show the beginning of the text where none was written. */
const begunCharacters = 200;

function begunWith(paragraphs: readonly string[], lose: (loss: Loss) => void): string {
	const text = paragraphs.join(" ").slice(0, 2_000);
	if (text === "") return "";
	lose({ kind: "excerpt-made", detail: "" });
	return text.length <= begunCharacters ? text : wordsWithin(text, begunCharacters);
}

function tagsWithin(tags: readonly string[], lose: (loss: Loss) => void): string[] {
	const isTag = (tag: string) => !tag.includes(",") && articleFields.tags.schema.safeParse([tag]).success;
	const taken = tagsOf(tags.filter(isTag).join(",")).slice(0, limitOf("tags"));
	const others = tags.filter((tag) => !taken.includes(tag));
	if (others.length > 0) lose({ kind: "tags", detail: others.join(", ") });
	return taken;
}

function limitOf(name: keyof typeof articleFields): number {
	const field: Field = articleFields[name];
	return field.max ?? Number.POSITIVE_INFINITY;
}

function slugOfPost({ slug }: ImportedPost): string {
	try {
		return derivedSlug(decodeURIComponent(slug).replaceAll("_", "-"));
	} catch {
		return derivedSlug(slug);
	}
}

/** Returns the way to an article that moved with the text: its old address leads on from here. */
function ownLink(href: string, base: string, { siteUrl, articlePaths }: PostParts): string {
	const url = parseUrl(href, base);
	if (url === undefined || url.host !== parseUrl(siteUrl)?.host) return href;
	const isArticle = articlePaths.has(pathOf(url.pathname));
	return isArticle || siteUrl === unknownSite ? url.pathname + url.hash : href;
}

/** Returns whether an address is that of a file of the old site, such as a PDF, which is not taken. */
function isOldFile(address: string, siteUrl: string): boolean {
	const url = parseUrl(address, `${siteUrl}/`);
	return (
		url !== undefined &&
		url.host === parseUrl(siteUrl)?.host &&
		/\.[a-z][a-z\d]{1,4}$/i.test(url.pathname) &&
		!/\.(html?|php)$/i.test(url.pathname)
	);
}

/** Decides how an article appears: as a draft, unless it was public or about to be and that is asked for. */
function publicationOf(
	{ state, date }: ImportedPost,
	isWhole: boolean,
	{ publishes, now }: PostParts,
	lose: (loss: Loss) => void,
): { at: Date | undefined; fields: Partial<ArticleInput> } {
	const isPast = date !== undefined && date <= now;
	const isDatable = isPast && date.getTime() >= firstInstant;
	if (date !== undefined && isPast && !isDatable)
		lose({ kind: "date", detail: date.toISOString().slice(0, 10) });
	const draft = { publishedOn: isDatable && state === "published" ? dayOf(date) : null };
	if (state === "draft") return { at: undefined, fields: {} };
	if (!publishes || !isWhole) {
		if (!isWhole) lose({ kind: "incomplete", detail: "" });
		else if (state === "scheduled")
			lose({ kind: "scheduled", detail: date?.toISOString().slice(0, 10) ?? "" });
		return { at: undefined, fields: draft };
	}
	if (state === "scheduled" && date !== undefined && date > now) {
		return { at: undefined, fields: { publishAt: date.toISOString() } };
	}
	return { at: isDatable ? date : undefined, fields: { published: true } };
}
