import { useLocation, useMatches } from "react-router";
import { canonicalPath, languageOf, localizePath, plainPath } from "#app/i18n/language.ts";
import { alternatesOf, isListed } from "./public-pages.ts";
import { useRootData } from "./root-data.ts";

/** What a route says of its address in its `handle`. */
export type AddressHandle = { indexed: boolean };

/** What a loader says of its page's address as `address`, where that depends on the request. */
export type PageAddress = {
	indexed: boolean;
	/** The part of the query that makes it another page, with its `?`; usually empty. */
	query: string;
};

/**
 * The canonical address of the page, its alternates and its language's feed. A page that is not to
 * be indexed has none.
 */
export function LanguageAlternates() {
	const root = useRootData();
	const { pathname } = useLocation();
	const matches = useMatches();
	const hidden = matches.some(({ handle }) => (handle as AddressHandle | undefined)?.indexed === false);
	const { indexed, query } = statedAddress(matches.at(-1)?.loaderData) ?? { indexed: true, query: "" };
	const listed = !hidden && indexed && isListed(pathname);
	if (root === undefined || !listed) return <meta name="robots" content="noindex" />;
	const { siteUrl, site } = root;
	const path = canonicalPath(pathname);
	const plain = plainPath(path);
	return (
		<>
			<link rel="canonical" href={siteUrl + path + query} />
			{alternatesOf(plain).map((alternate) => (
				<link
					key={alternate.language}
					rel="alternate"
					hrefLang={alternate.language}
					href={siteUrl + alternate.path + query}
				/>
			))}
			<link rel="alternate" hrefLang="x-default" href={siteUrl + plain + query} />
			<link
				rel="alternate"
				type="application/rss+xml"
				title={site.name}
				href={siteUrl + localizePath("/feed.xml", languageOf(path))}
			/>
		</>
	);
}

function statedAddress(loaderData: unknown): PageAddress | undefined {
	return (loaderData as { address?: PageAddress } | null | undefined)?.address;
}
