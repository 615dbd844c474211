import { type UIMatch, useLocation, useMatches } from "react-router";
import { canonicalPath, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { alternatesOf, isListed, type Paths, pathsOf } from "./public-pages.ts";
import { useRootData } from "./root-data.ts";

/** The `handle` of a route: whether search engines may list it. */
export type AddressHandle = { indexed: boolean };

/** The `address` in a page's loader data, if it depends on the request. */
export type PageAddress = {
	indexed: boolean;
	/** The part of the query that identifies the page, with its `?`; usually blank. */
	query: string;
	/** The paths in each language, unless they follow from the English one. */
	paths?: Paths;
	/** The whole canonical address of a page without alternates for search engines. */
	canonical?: string | undefined;
};

/** The address of a missing page, whose other languages are home pages. */
export const unknownAddress: PageAddress = { indexed: false, query: "", paths: /* @__PURE__ */ pathsOf("/") };

/** Renders the canonical address of the page, its alternates and its feed, or `noindex`. */
export function LanguageAlternates() {
	const root = useRootData();
	const { pathname } = useLocation();
	const matches = useMatches();
	const hidden = matches.some(({ handle }) => (handle as AddressHandle | undefined)?.indexed === false);
	const { indexed = true, query = "", paths, canonical } = statedAddress(matches) ?? {};
	const listed = !hidden && indexed && isListed(pathname);
	if (root === undefined || !listed) return <meta name="robots" content="noindex" />;
	const { siteUrl, site } = root;
	const path = canonicalPath(pathname);
	const alternates = canonical ? [] : alternatesOf(plainPath(path), paths);
	const byDefault = alternates.slice(0, 1).map((first) => ({ ...first, language: "x-default" }));
	return (
		<>
			<link rel="canonical" href={canonical ?? siteUrl + path + query} />
			{[...alternates, ...byDefault].map((alternate) => (
				<link
					key={alternate.language}
					rel="alternate"
					hrefLang={alternate.language}
					href={siteUrl + alternate.path + query}
				/>
			))}
			<link
				rel="alternate"
				type="application/rss+xml"
				title={site.name}
				href={siteUrl + localizePath("/feed.xml", languageOf(path))}
			/>
		</>
	);
}

/** Returns the page in every language, and its query. `plain` is its path without a language. */
export function useAlternates({ plain, search }: { plain: string; search: string }) {
	const stated = statedAddress(useMatches());
	const alternates = alternatesOf(plain, stated?.paths);
	return { alternates, query: new URLSearchParams(stated?.paths ? stated.query : search) };
}

function statedAddress(matches: UIMatch[]): PageAddress | undefined {
	return (matches.at(-1)?.loaderData as { address?: PageAddress } | null | undefined)?.address;
}
