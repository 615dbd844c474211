import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { PendingBlog } from "#app/features/articles/reader/pending-blog.tsx";
import type { ReadersClaim } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { RebrandNotice } from "#app/features/pages/rebrand/rebrand-notice.tsx";
import { plainPath } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { announcementOf } from "#app/metadata/announcement.server.ts";
import { customLinks } from "#app/metadata/custom-links.ts";
import { footerLinks, menuLinks } from "#app/metadata/page-names.server.ts";
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
	const { language, measurement, readTexts, readers, customPages } = context.get(siteContext);
	const consent = measurement === null ? [] : (["consent"] as const);
	const texts = await readTexts();
	const claim: ReadersClaim = { reachesReaders: await readers.reach(texts.values.readers) };
	const text = texts.serialize(language, "navigation", "newsletterForm", ...consent);
	const { bar } = announcementOf(texts);
	const custom = await customPages.listLinks(language);
	const menu = [...menuLinks(texts, language), ...customLinks(custom, "menu", language)];
	const footer = [...footerLinks(texts, language), ...customLinks(custom, "footer", language)];
	return { text, measurement, bar, menu, footer, ...claim };
}

/** The frame of every public page: navigation, the page, footer. */
export default function SiteLayout({ loaderData: { measurement, bar, menu, footer } }: Route.ComponentProps) {
	const t = useText("navigation");
	const location = useLocation();
	const isHome = plainPath(location.pathname) === "/";
	// Private addresses are not measured.
	const measured = measurement !== null && isMeasured(location);
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
			<Header menu={menu} />
			<PendingBlog loading={t("loading")}>
				<Outlet />
			</PendingBlog>
			<Footer links={footer} cookieSettings={measured} />
			<Toasts texts={t("toasts")} />
		</>
	);
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
