import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { languageOf, plainPath } from "../../language";
import { isMeasured } from "../../public-pages";
import { handText } from "../../text/dictionaries.server";
import { useText } from "../../text/text-context";
import { Toasts } from "../../ui/toasts";
import { BlogArrival } from "../blog/blog-arrival";
import { measurementContext } from "../measurement/measurement.context";

import { RebrandNotice } from "../rebrand/rebrand-notice";
import type { Route } from "./+types/site.layout";
import { Footer } from "./footer";
import { Header } from "./header";

/**
 * Carried by pages that measure only, and nothing that a server could render. Where it cannot be fetched, since the
 * visitor's browser blocks it or the page is being left, nothing is measured and the page goes on.
 */
const VisitMeasurement = lazy(() =>
	import("../measurement/visit-measurement").then(
		(module) => ({ default: module.VisitMeasurement }),
		() => ({ default: () => null }),
	),
);

export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const measurement = context.get(measurementContext);
	const consent = measurement === null ? [] : (["consent"] as const);
	return { text: handText(language, "navigation", "newsletterForm", ...consent), measurement };
}

/** The frame of every public page: navigation, the page, footer. */
export default function SiteLayout({ loaderData: { measurement } }: Route.ComponentProps) {
	const t = useText("navigation");
	const { pathname } = useLocation();
	const isHome = plainPath(pathname) === "/";
	// The address of a private preview is told to nobody.
	const measured = measurement !== null && isMeasured(pathname);
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
			{isHome ? <RebrandNotice /> : null}
			<Header />
			<BlogArrival loading={t("loading")}>
				<Outlet />
			</BlogArrival>
			<Footer cookieSettings={measured} />
			<Toasts texts={t("toasts")} />
		</>
	);
}

export { PageFailure as ErrorBoundary } from "../failure/page-failure";
