import { tagKey } from "#app/features/articles/tags.ts";
import { findLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import type { ImportFile } from "#server/imports/files/import-file.ts";
import { plainText } from "#server/imports/html/plain-text.ts";
import { type ImportedPost, type Loss, leaveBehind } from "#server/imports/post/imported-post.ts";
import { footnotesField, footnotesHtml } from "./footnotes.ts";
import { postHtml } from "./post-html.ts";
import type { Survey } from "./survey.ts";
import { groupOf, termOf, type WxrItem, type WxrTerm, wxrParts } from "./wxr-items.ts";

/** Taxonomies that are read, and those that say nothing to a reader. */
const ownDomains = new Set(["category", "post_tag", "post_format", "language", "post_translations"]);

/** The category of posts that were given none, by its address in English and in French. */
const noCategory = /^(uncategori[sz]ed|non-classe|non-categorise)/;

/** States in which WordPress keeps what its owner has thrown away or never saved. */
const thrownAway = new Set(["trash", "auto-draft", "inherit"]);

/** Reads the posts of files, one after the other, as their readers know them. */
export async function* wordpressPosts(
	files: readonly ImportFile[],
	survey: Survey,
	language: Language,
	signal?: AbortSignal,
): AsyncGenerator<ImportedPost> {
	for await (const part of wxrParts(files, signal)) {
		if (part.kind !== "item" || part.item.values["wp:post_type"] !== "post") continue;
		const post = postOf(part.item, survey, language);
		if (post !== undefined) yield post;
	}
}

function postOf(item: WxrItem, survey: Survey, siteLanguage: Language): ImportedPost | undefined {
	const { values, terms, meta } = item;
	const value = (name: string) => (values[name] ?? "").trim();
	const title = plainText(value("title"));
	const status = value("wp:status");
	if (thrownAway.has(status)) {
		leaveBehind(survey.left, "trash", title);
		return undefined;
	}
	const named = termOf(item, "language") || (meta.get("_wpml_import_language_code") ?? "");
	const language = named === "" ? siteLanguage : findLanguage(named.slice(0, 2).toLowerCase());
	if (language === undefined) {
		leaveBehind(survey.left, "language", `${title} (${named})`);
		return undefined;
	}
	const notes = footnotesHtml(meta);
	const written = postHtml(values["content:encoded"] ?? "");
	const html = written.html + notes;
	const losses = written.losses.filter(({ detail }) => notes === "" || detail !== footnotesField);
	const date = dateOf(value("wp:post_date_gmt")) ?? dateOf(value("wp:post_date"));
	const login = value("dc:creator");
	const isForAll = value("wp:post_password") === "";
	const isPublic = status === "publish" && isForAll;
	return {
		key: value("guid") || value("link") || `${survey.siteUrl}/?p=${value("wp:post_id")}`,
		...{ language, title, html, date, excerpt: plainText(value("excerpt:encoded")) },
		slug: value("wp:post_name"),
		author: survey.authors.get(login) ?? login,
		...categoriesOf(terms),
		picture: survey.attachments.get(meta.get("_thumbnail_id") ?? ""),
		...searchTextsOf(meta),
		originalUrl: "",
		state: isPublic ? "published" : status === "future" && isForAll ? "scheduled" : "draft",
		address: isPublic ? value("link") : undefined,
		group: groupOf(item),
		losses: [...losses, ...stateLosses(status, value("wp:post_password")), ...otherLosses(item)],
	};
}

/** The first category is the article's; the others are tags beside those that it has. */
function categoriesOf(terms: readonly WxrTerm[]): { category: string; tags: string[] } {
	const names = (wanted: string) =>
		terms
			.filter(({ domain }) => domain === wanted)
			.map(({ name, nicename }) => ({ name: plainText(name), nicename }));
	const [category, ...others] = names("category").filter(({ nicename }) => !noCategory.test(nicename));
	const tags = new Map([...names("post_tag"), ...others].map(({ name }) => [tagKey(name), name]));
	return { category: category?.name ?? "", tags: [...tags.values()] };
}

/** Returns the texts for search engines that were written with Yoast SEO, but for its patterns. */
function searchTextsOf(meta: ReadonlyMap<string, string>) {
	const written = (key: string) => {
		const text = plainText(meta.get(key) ?? "");
		return text.includes("%%") ? "" : text;
	};
	return { searchTitle: written("_yoast_wpseo_title"), searchDescription: written("_yoast_wpseo_metadesc") };
}

function stateLosses(status: string, password: string): Loss[] {
	if (password !== "") return [{ kind: "password", detail: "" }];
	if (status === "private") return [{ kind: "private", detail: "" }];
	return status === "pending" ? [{ kind: "pending", detail: "" }] : [];
}

function otherLosses({ terms, meta, comments }: WxrItem): Loss[] {
	const fields = [...meta.keys()].filter(
		(key) => key !== "" && !key.startsWith("_") && key !== footnotesField,
	);
	const others = terms.filter(({ domain }) => !ownDomains.has(domain)).map(({ name }) => name);
	const details = [...new Set([...fields, ...others])];
	return [
		...(comments > 0 ? [{ kind: "comments" as const, detail: String(comments) }] : []),
		...(details.length > 0 ? [{ kind: "fields" as const, detail: details.slice(0, 10).join(", ") }] : []),
	];
}

/** Returns the instant of `2024-05-01 08:30:00`; undefined for the zeros of a draft. */
function dateOf(written: string): Date | undefined {
	if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(written) || written.startsWith("0000")) return undefined;
	const date = new Date(`${written.replace(" ", "T")}Z`);
	return Number.isNaN(date.getTime()) ? undefined : date;
}
