import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { canonicalPath, localizePath, plainPath } from "./language";
import type { loader } from "./root";
import { languages } from "./site";

/** What a route says of its address in its `handle`. */
export type AddressHandle = { indexed: boolean };

/** What a loader says of its page's address as `address`, where that depends on the request. */
export type PageAddress = {
	indexed: boolean;
	/** The part of the query that makes it another page, with its `?`; usually empty. */
	query: string;
};

/** The canonical address of the page and the addresses of its twins. A page that is not to be indexed has none. */
export function LanguageAlternates() {
	const root = useRouteLoaderData<typeof loader>("root");
	const { pathname } = useLocation();
	const leaf = useMatches().at(-1);
	const handle = leaf?.handle as AddressHandle | undefined;
	const { indexed, query } = statedAddress(leaf?.loaderData) ?? { indexed: true, query: "" };
	if (root === undefined || handle?.indexed === false || !indexed) {
		return <meta name="robots" content="noindex" />;
	}
	const path = canonicalPath(pathname);
	const address = (language: (typeof languages)[number]) =>
		root.siteUrl + localizePath(plainPath(path), language) + query;
	return (
		<>
			<link rel="canonical" href={root.siteUrl + path + query} />
			{languages.map((language) => (
				<link key={language} rel="alternate" hrefLang={language} href={address(language)} />
			))}
			<link rel="alternate" hrefLang="x-default" href={address("en")} />
		</>
	);
}

function statedAddress(loaderData: unknown): PageAddress | undefined {
	const stated = typeof loaderData === "object" && loaderData !== null && "address" in loaderData;
	return stated ? (loaderData.address as PageAddress) : undefined;
}
