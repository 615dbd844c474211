import type { Language } from "#app/site/site-config.ts";
import type { NamedLink } from "./page-names.server.ts";

/** A link that stands on every page, to a page that the owner added. */
export type CustomLink = {
	placement: "menu" | "footer";
	href: string;
	name: string;
	/** The language that the name is written in. */
	language: Language;
};

/** The links to the owner's pages that stand in one place, named in their own language. */
export function customLinks(
	links: readonly CustomLink[],
	placement: CustomLink["placement"],
	language: Language,
): NamedLink[] {
	return links
		.filter((link) => link.placement === placement)
		.map(({ href, name, language: own }) => ({ href, name, ...(own !== language && { lang: own }) }));
}
