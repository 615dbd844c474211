import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import { canonicalPath, localizePath, plainPath } from "./language";
import type { loader } from "./root";
import { languages } from "./site";

/** What a route says of its address in its `handle`. */
export type AddressHandle = { indexed: boolean };

/** The canonical address of the page and the addresses of its twins. A page that is not to be indexed has none. */
export function LanguageAlternates() {
	const root = useRouteLoaderData<typeof loader>("root");
	const { pathname } = useLocation();
	const hidden = useMatches().some(({ handle }) => (handle as AddressHandle | undefined)?.indexed === false);
	if (root === undefined || hidden) return <meta name="robots" content="noindex" />;
	const path = canonicalPath(pathname);
	const address = (language: (typeof languages)[number]) =>
		root.siteUrl + localizePath(plainPath(path), language);
	return (
		<>
			<link rel="canonical" href={root.siteUrl + path} />
			{languages.map((language) => (
				<link key={language} rel="alternate" hrefLang={language} href={address(language)} />
			))}
			<link rel="alternate" hrefLang="x-default" href={address("en")} />
		</>
	);
}
