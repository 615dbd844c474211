import type { MetaDescriptor } from "react-router";
import { type Language, site, textVariables } from "./site";

/**
 * Title, description and what a shared link shows. Both texts may interpolate the facts of the site and `more`.
 * Without texts (the loader failed) the page is named after the site.
 */
export function pageMeta(
	language: Language | undefined,
	texts: { title: string; description: string } | undefined,
	more: Record<string, string> = {},
): MetaDescriptor[] {
	if (language === undefined || texts === undefined) return [{ title: site.name }];
	const variables: Record<string, string> = { ...textVariables(language), ...more };
	const fill = (text: string) =>
		text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => variables[name] ?? mark);
	const title = fill(texts.title);
	const description = fill(texts.description);
	return [
		{ title },
		{ name: "description", content: description },
		{ property: "og:site_name", content: site.name },
		{ property: "og:locale", content: language === "fr" ? "fr_FR" : "en_GB" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
	];
}
