import { lazy, Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { PendingBlog } from "#app/features/articles/reader/pending-blog.tsx";
import type { ReadersClaim } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { RebrandNotice } from "#app/features/pages/rebrand/rebrand-notice.tsx";
import { followPage } from "#app/features/visits/visit-script.ts";
import { plainPath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { hasAnnouncementBar } from "#app/metadata/announcement.server.ts";
import { customLinks } from "#app/metadata/custom-links.ts";
import { footerLinks, menuLinks, type NamedLink, sectionLinks } from "#app/metadata/page-names.server.ts";
import { isMeasured } from "#app/metadata/public-pages.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import type { Route } from "./+types/site.layout";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/**
 * Loaded in the browser by measured pages only. If it cannot be loaded, since the browser blocks it or
 * the page is being left, nothing is measured.
 */
const VisitMeasurement = lazy(() =>
	import("#app/features/analytics/visit-measurement.tsx").then(
		(module) => ({ default: module.VisitMeasurement }),
		() => ({ default: () => null }),
	),
);

export async function loader({ context }: Route.LoaderArgs) {
	const { language, measurement, readTexts, readers, customPages, events } = context.get(siteContext);
	const consent = measurement === null ? [] : (["consent"] as const);
	const texts = await readTexts();
	const claim: ReadersClaim = { reachesReaders: await readers.reach(texts.values.readers) };
	const text = texts.serialize(language, "navigation", "newsletterForm", ...consent);
	const bar = hasAnnouncementBar(texts, await events.today());
	const custom = await customPages.listLinks(language);
	const menu = [...menuLinks(texts, language), ...customLinks(custom, "menu", language)];
	const footer = [...footerLinks(texts, language), ...customLinks(custom, "footer", language)];
	const sections = sectionLinks(texts, language);
	return { text, measurement, bar, menu, sections, footer, ...claim };
}

/** The frame of every public page: navigation, the page, footer. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
	const { measurement, bar, menu, sections, footer } = loaderData;
	const t = useText("navigation");
	const location = useLocation();
	const isHome = plainPath(location.pathname) === "/";
	// Private addresses are not measured.
	const measured = measurement !== null && isMeasured(location);
	useCountedVisit(location);
	return (
		<>
			<a
				href="#content"
				className="sr-only z-50 rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
			>
				{t("skip")}
			</a>
			{measured ? (
				<Suspense>{import.meta.env.SSR ? null : <VisitMeasurement ids={measurement} />}</Suspense>
			) : null}
			{isHome && bar ? <RebrandNotice /> : null}
			<Header menu={menu} sections={sections} />
			<PendingBlog loading={t("loading")}>
				<Outlet />
			</PendingBlog>
			<Footer links={withMenu(footer, menu)} cookieSettings={measured} />
			<Toasts texts={t("toasts")} />
		</>
	);
}

/** Counts the page once it is shown. */
function useCountedVisit(location: Pick<URL, "pathname" | "search">): void {
	const path = isMeasured(location) ? location.pathname : "";
	useEffect(() => followPage(path), [path]);
}

/** The pages of the menu that the footer does not name itself, before its own. */
function withMenu(footer: readonly NamedLink[], menu: readonly NamedLink[]): NamedLink[] {
	return [...menu.filter(({ href }) => footer.every((link) => link.href !== href)), ...footer];
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
