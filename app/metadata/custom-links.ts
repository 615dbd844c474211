import type { Language } from "#app/site/site-config.ts";
import type { NamedLink } from "./page-names.server.ts";

/** A link on every page to a page that the owner added. */
export type CustomLink = {
	placement: "menu" | "footer";
	href: string;
	name: string;
	language: Language;
};

/** Returns the links in one place to pages that the owner added. */
export function customLinks(
	links: readonly CustomLink[],
	placement: CustomLink["placement"],
	language: Language,
): NamedLink[] {
	return links
		.filter((link) => link.placement === placement)
		.map(({ href, name, language: own }) => ({ href, name, ...(own !== language && { lang: own }) }));
}
