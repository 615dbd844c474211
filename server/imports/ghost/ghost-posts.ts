import { findLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { plainText } from "#server/imports/html/plain-text.ts";
import {
	type ImportedPost,
	type LeftBehind,
	type Loss,
	leaveBehind,
} from "#server/imports/post/imported-post.ts";
import type { GhostData, GhostPost } from "./ghost-file.ts";

/** The parts of a file that its posts need. */
export type GhostSite = { data: GhostData; siteUrl: string; language: Language; left: LeftBehind };

/** Returns the language that a site of Ghost is written in, if it is one of ours. */
export function languageOfGhost({ settings }: GhostData): Language | undefined {
	const found = settings.find(({ key }) => key === "locale" || key === "lang");
	return findLanguage(
		String(found?.value ?? "")
			.slice(0, 2)
			.toLowerCase(),
	);
}

/** Counts what is no post and is not taken: pages are told by their names. */
export function* ghostPosts({ data, siteUrl, language, left }: GhostSite): Generator<ImportedPost> {
	const linksOf = linksByPost(data);
	for (const post of data.posts) {
		if (post.type === "page" || post.page)
			leaveBehind(left, "page", `${post.title} ${siteUrl}/${post.slug}/`);
		else if (post.type === "" || post.type === "post") yield postOf(post, linksOf(post), siteUrl, language);
		else leaveBehind(left, post.type, post.title);
	}
}

type Links = {
	tags: string[];
	authors: string[];
	meta: GhostData["posts_meta"][number] | undefined;
	comments: number;
};

/** Finds what hangs on each post, in the order in which Ghost shows it. */
function linksByPost(data: GhostData): (post: GhostPost) => Links {
	const tags = new Map(data.tags.map(({ id, ...tag }) => [id, tag]));
	const users = new Map(data.users.map(({ id, name }) => [id, name]));
	const tagLinks = Map.groupBy(data.posts_tags, ({ post_id }) => post_id);
	const authorLinks = Map.groupBy(data.posts_authors, ({ post_id }) => post_id);
	const metas = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]));
	const comments = Map.groupBy(data.comments, ({ post_id }) => post_id ?? "");
	return ({ id, author_id }) => {
		const tagIds = sorted(tagLinks.get(id)).map(({ tag_id }) => tag_id);
		const own = sorted(authorLinks.get(id)).map((link) => link.author_id);
		const authorIds = own.length > 0 ? own : [author_id ?? ""];
		return {
			tags: tagIds.flatMap((one) => {
				const tag = tags.get(one);
				// Those that begin with # are for the makers of the site: no reader sees them.
				return tag === undefined || tag.visibility === "internal" || tag.name.startsWith("#")
					? []
					: [tag.name];
			}),
			authors: authorIds.flatMap((one) => users.get(one) ?? []),
			meta: metas.get(id),
			comments: comments.get(id)?.length ?? 0,
		};
	};
}

function sorted<Link extends { sort_order?: number | null | undefined }>(
	links: readonly Link[] = [],
): Link[] {
	return links.toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0));
}

function postOf(post: GhostPost, links: Links, siteUrl: string, siteLanguage: Language): ImportedPost {
	const [category = "", ...tags] = links.tags;
	const placed = (written: string) => written.replaceAll("__GHOST_URL__", siteUrl);
	const isForAll = post.visibility === "" || post.visibility === "public";
	const isPublic = post.status === "published" && isForAll;
	const image = placed(post.feature_image || post.image);
	const { meta } = links;
	return {
		key: `ghost ${post.uuid || post.id}`,
		...{ language: findLanguage(post.locale) ?? siteLanguage, title: post.title.trim(), slug: post.slug },
		...{ html: placed(post.html), excerpt: plainText(post.custom_excerpt), category, tags },
		author: links.authors[0] ?? "",
		picture:
			image === ""
				? undefined
				: { address: image, alt: meta?.feature_image_alt ?? "", caption: meta?.feature_image_caption ?? "" },
		searchTitle: (meta?.meta_title || post.meta_title).trim(),
		searchDescription: (meta?.meta_description || post.meta_description).trim(),
		originalUrl: placed(post.canonical_url),
		state: isPublic ? "published" : post.status === "scheduled" && isForAll ? "scheduled" : "draft",
		date: post.published_at,
		address: isPublic ? `${siteUrl}/${post.slug}/` : undefined,
		group: undefined,
		losses: lossesOf(post, links),
	};
}

function lossesOf(post: GhostPost, { authors, comments }: Links): Loss[] {
	const losses: Loss[] = [];
	const lose = (kind: Loss["kind"], detail = "") => void losses.push({ kind, detail });
	if (post.html === "" && `${post.mobiledoc}${post.lexical}` !== "") lose("no-html");
	if (post.status === "sent") lose("sent");
	else if (post.visibility !== "" && post.visibility !== "public") lose("members-only", post.visibility);
	if (authors.length > 1) lose("authors", authors.slice(1).join(", "));
	if (`${post.codeinjection_head}${post.codeinjection_foot}`.trim() !== "") lose("code");
	if (comments > 0) lose("comments", String(comments));
	return losses;
}
