import { pathOf } from "#app/features/redirects/redirect.ts";
import { findLanguage } from "#app/i18n/language.ts";
import { parseUrl } from "#app/i18n/web-address.ts";
import type { Language } from "#app/site/site-config.ts";
import type { ImportFile } from "#server/imports/files/import-file.ts";
import { type LeftBehind, leaveBehind } from "#server/imports/post/imported-post.ts";
import { groupOf, type WxrItem, wxrParts } from "./wxr-items.ts";

/** The parts of a file that its posts need. */
export type Survey = {
	siteUrl: string;
	language: Language | undefined;
	/** Names by login. */
	authors: Map<string, string>;
	/** Pictures by the number that posts name. */
	attachments: Map<string, { address: string; alt: string; caption: string }>;
	/** Everything of the file that is no post. */
	left: LeftBehind;
	posts: number;
	/** The paths at which readers found posts. */
	articlePaths: Set<string>;
	/** The number of texts of each article that is in several languages. */
	groups: Map<string, number>;
};

const pictureAddress = /\.(jpe?g|png|gif|webp|avif|heic)$/i;

/** Kinds of items that belong to the looks or the workings of a site, and have no name worth listing. */
const unnamed = new Set(["nav_menu_item", "revision", "customize_changeset", "custom_css", "oembed_cache"]);

/** Reads files once for what posts refer to, wherever that stands. */
export async function surveyWxr(files: readonly ImportFile[], signal?: AbortSignal): Promise<Survey> {
	const survey: Survey = {
		siteUrl: "",
		language: undefined,
		authors: new Map(),
		attachments: new Map(),
		left: new Map(),
		posts: 0,
		articlePaths: new Set(),
		groups: new Map(),
	};
	for await (const part of wxrParts(files, signal)) {
		if (part.kind === "author") survey.authors.set(part.login, part.name);
		else if (part.kind === "item") surveyItem(part.item, survey);
		else if (part.name === "language") survey.language = findLanguage(part.value.slice(0, 2).toLowerCase());
		else if (part.name === "wp:base_blog_url" || (part.name === "link" && survey.siteUrl === "")) {
			survey.siteUrl = parseUrl(part.value)?.href.replace(/\/+$/, "") ?? "";
		}
	}
	return survey;
}

function surveyItem(item: WxrItem, survey: Survey): void {
	const { values, meta } = item;
	const type = values["wp:post_type"] ?? "";
	if (type === "post") {
		survey.posts += 1;
		if (values["wp:status"] === "publish") survey.articlePaths.add(pathOf((values.link ?? "").trim()));
		const group = groupOf(item);
		if (group !== undefined) survey.groups.set(group, (survey.groups.get(group) ?? 0) + 1);
	} else if (type === "attachment") {
		// Some sites name their files by the path alone.
		const url = parseUrl((values["wp:attachment_url"] ?? "").trim(), `${survey.siteUrl}/`);
		const address = url?.href ?? "";
		const alt = meta.get("_wp_attachment_image_alt") ?? "";
		const caption = values["excerpt:encoded"] ?? "";
		if (pictureAddress.test(url?.pathname ?? "")) {
			survey.attachments.set(values["wp:post_id"] ?? "", { address, alt, caption });
		} else leaveBehind(survey.left, "attachment", address);
	} else {
		const name = unnamed.has(type) ? "" : `${values.title?.trim() ?? ""} ${values.link?.trim() ?? ""}`.trim();
		leaveBehind(survey.left, type, name);
	}
}
