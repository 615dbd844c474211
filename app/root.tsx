import { type ReactNode, useMemo, useState } from "react";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useMatches,
	useNavigation,
} from "react-router";
import type { Route } from "./+types/root";
import contentAreaStyles from "./app.css?url";
import { inlineStylesPlaceholder } from "./document/inline-styles.ts";
import { DismissalScript } from "./features/pages/rebrand/dismissal-script.tsx";
import { errorTexts } from "./features/site-shell/error-screen.tsx";
import { languageOf, plainPath } from "./i18n/language.ts";
import { parseTexts, type SerializedTexts } from "./i18n/serialized-texts.ts";
import type { Dictionaries } from "./i18n/text.ts";
import { TextProvider } from "./i18n/text-context.tsx";
import { LanguageAlternates } from "./metadata/alternate-links.tsx";
import { isContentArea } from "./metadata/public-pages.ts";
import { type RootData, useRootData } from "./metadata/root-data.ts";
import publicStyles from "./public.css?url";
import type { Language } from "./site/site-config.ts";
import { siteContext } from "./site/site-context.server.ts";
import { SiteFactsProvider } from "./site/use-site.tsx";
import serifFont from "./ui/fonts/fraunces.woff2?url";
import sansFont from "./ui/fonts/instrument-sans.woff2?url";

/**
 * Returns what every page needs: its language's failure texts, the facts of the business and the origin
 * of absolute addresses.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
	const { siteUrl, language, readTexts } = context.get(siteContext);
	const texts = await readTexts();
	return { siteUrl, language, site: texts.facts(language), text: texts.serialize(language, errorTexts) };
}

/** Read anew where the language may change, and where a screen asks for it by staying. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	const [from, to] = [currentUrl.pathname, nextUrl.pathname];
	if (isContentArea(to) && currentUrl.href === nextUrl.href) return true;
	return languageOf(from) !== languageOf(to) || isContentArea(from) !== isContentArea(to);
}

export const links: Route.LinksFunction = () => [
	...[serifFont, sansFont].map((href) => ({
		rel: "preload",
		href,
		as: "font",
		type: "font/woff2",
		crossOrigin: "anonymous" as const,
	})),
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

/**
 * The document around every page, the failed ones too. A script may mark `<html>` before React
 * arrives: its attributes are not compared.
 */
export function Layout({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	const matches = useMatches();
	const language =
		matches.map(({ loaderData }) => (loaderData as Carried)?.language).findLast((carried) => carried) ??
		languageOf(pathname);
	return (
		<html lang={language} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#fbf7f2" />
				<Styles path={pathname} />
				<DismissalScript />
				<Meta />
				<LanguageAlternates />
				<Links />
			</head>
			<body>
				<PageText language={language}>
					<SiteFactsProvider facts={useRootData()?.site}>{children}</SiteFactsProvider>
				</PageText>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/**
 * The content area links its stylesheet. A public page carries its own, which `renderDocument`
 * writes in place of the placeholder: a first visit then waits for one answer, and not for a second
 * one. React keeps a style by its `href`, and a stylesheet once it is there: whoever comes from the
 * content area has all styles. The home page carries only what it shows, and fetches those of all
 * pages when it is left.
 */
function Styles({ path }: { path: string }) {
	const [opened] = useState(path);
	const { state } = useNavigation();
	if (isContentArea(path)) return <link rel="stylesheet" href={contentAreaStyles} precedence="default" />;
	const isLeft = plainPath(opened) === "/" && (path !== opened || state !== "idle");
	return (
		<>
			<style href="public" precedence="default">
				{inlineStylesPlaceholder}
			</style>
			{isLeft ? <link rel="stylesheet" href={publicStyles} precedence="default" /> : null}
		</>
	);
}

/**
 * The data that loaders may carry: texts, and the language that they decided on, which the address does
 * not always say.
 */
type Carried = { language?: Language; text?: SerializedTexts } | null | undefined;

function textsOf(carried: Carried): Partial<Dictionaries> {
	return carried?.text === undefined ? {} : parseTexts(carried.text);
}

/** Opens the texts that the loaders of the matched routes returned as `text`. */
function PageText({ language, children }: { language: Language; children: ReactNode }) {
	const matches = useMatches();
	const dictionaries = useMemo(
		() => Object.assign({}, ...matches.map(({ loaderData }) => textsOf(loaderData as Carried))),
		[matches],
	);
	return (
		<TextProvider language={language} dictionaries={dictionaries}>
			{children}
		</TextProvider>
	);
}

export default function Root() {
	return <Outlet />;
}

export { PageError as ErrorBoundary } from "./features/site-shell/page-error.tsx";
