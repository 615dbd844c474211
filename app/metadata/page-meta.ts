import type { MetaDescriptor } from "react-router";
import { canonicalPath, locales } from "#app/i18n/language.ts";
import { parseTexts, type SerializedTexts } from "#app/i18n/serialized-texts.ts";
import { type Dictionaries, type OpenText, openText } from "#app/i18n/text.ts";
import type { Language } from "#app/site/site-config.ts";
import { articleSlugOf, shareImagePath, shareImageSize } from "./public-pages.ts";
import type { RootData } from "./root-data.ts";

export type MetaPage = {
	location: { pathname: string };
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

type PageData<Name extends keyof Dictionaries> = { language: Language; text: SerializedTexts<Name> };

/**
 * Returns title, description and the data of shared links, from the texts that `textsOf` picks. If the
 * loader failed, the title is the site's name.
 */
export function pageMeta<Name extends keyof Dictionaries>(
	data: PageData<Name> | undefined,
	textsOf: (read: OpenText<Name>) => { title: string; description: string },
	page: MetaPage,
): MetaDescriptor[] {
	if (data === undefined) return [{ title: siteNameOf(page) }];
	const { language, text } = data;
	const { title, description } = textsOf(openText(language, parseTexts(text)));
	const { pathname } = page.location;
	const siteUrl = rootOf(page)?.siteUrl ?? "";
	return [
		{ title },
		{ name: "description", content: description },
		{ property: "og:site_name", content: siteNameOf(page) },
		{ property: "og:type", content: articleSlugOf(pathname) === undefined ? "website" : "article" },
		{ property: "og:locale", content: locales[language].tag.replace("-", "_") },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: siteUrl + canonicalPath(pathname) },
		...shareImageMeta(siteUrl, shareImagePath(pathname), title),
	];
}

function shareImageMeta(siteUrl: string, path: string | undefined, alt: string): MetaDescriptor[] {
	if (path === undefined) return [];
	return [
		{ property: "og:image", content: siteUrl + path },
		{ property: "og:image:width", content: String(shareImageSize.width) },
		{ property: "og:image:height", content: String(shareImageSize.height) },
		{ property: "og:image:alt", content: alt },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

export function siteNameOf(page: MetaPage): string {
	return rootOf(page)?.site.name ?? "";
}

function rootOf({ matches }: Pick<MetaPage, "matches">): RootData | undefined {
	const root = matches.find((match) => match?.id === "root");
	return root?.loaderData as RootData | undefined;
}
