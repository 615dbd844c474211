import { type UIMatch, useLocation, useMatches } from "react-router";
import { canonicalPath, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { alternatesOf, isListed, type Paths, pathsOf } from "./public-pages.ts";
import { useRootData } from "./root-data.ts";

/** What a route says of its address in its `handle`. */
export type AddressHandle = { indexed: boolean };

/** What a loader says of its page's address as `address`, where that depends on the request. */
export type PageAddress = {
	indexed: boolean;
	/** The part of the query that makes it another page, with its `?`; usually empty. */
	query: string;
	/** The page in each language, where its address is not the English one below the language's. */
	paths?: Paths;
	/** The one that search engines list, whole, of a page that has no alternates for them. */
	canonical?: string | undefined;
};

/**
 * An address at which there is nothing: its page is the same at all of them, and its other languages
 * are home pages.
 */
export const unknownAddress: PageAddress = { indexed: false, query: "", paths: pathsOf("/") };

/**
 * The canonical address of the page, its alternates and its language's feed. A page that is not to
 * be indexed has none.
 */
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

/**
 * The page that is shown, in every language, and the query that goes with it; `plain` is its address
 * without its own, `search` that of the browser.
 */
export function useAlternates({ plain, search }: { plain: string; search: string }) {
	const stated = statedAddress(useMatches());
	const alternates = alternatesOf(plain, stated?.paths);
	return { alternates, query: new URLSearchParams(stated?.paths ? stated.query : search) };
}

function statedAddress(matches: UIMatch[]): PageAddress | undefined {
	return (matches.at(-1)?.loaderData as { address?: PageAddress } | null | undefined)?.address;
}
