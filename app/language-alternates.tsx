import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { canonicalPath, languageOf, localizePath, plainPath } from "./language";
import { isListed, twinsOf } from "./public-pages";
import type { loader } from "./root";
import { site } from "./site";

/** What a route says of its address in its `handle`. */
export type AddressHandle = { indexed: boolean };

/** The canonical address of the page, its twins and its language's feed. A page that is not to be indexed has none. */
export function LanguageAlternates() {
	const root = useRouteLoaderData<typeof loader>("root");
	const { pathname } = useLocation();
	const hidden = useMatches().some(({ handle }) => (handle as AddressHandle | undefined)?.indexed === false);
	if (root === undefined || hidden || !isListed(pathname)) return <meta name="robots" content="noindex" />;
	const { siteUrl } = root;
	const path = canonicalPath(pathname);
	const plain = plainPath(path);
	return (
		<>
			<link rel="canonical" href={siteUrl + path} />
			{twinsOf(plain).map((twin) => (
				<link key={twin.language} rel="alternate" hrefLang={twin.language} href={siteUrl + twin.path} />
			))}
			<link rel="alternate" hrefLang="x-default" href={siteUrl + plain} />
			<link
				rel="alternate"
				type="application/rss+xml"
				title={site.name}
				href={siteUrl + localizePath("/feed.xml", languageOf(path))}
			/>
		</>
	);
}
