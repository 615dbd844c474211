import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { shareSession } from "#app/api-client/session-storage.ts";
import { recentArticlesQuery, statsQuery, untranslatedQuery } from "#app/features/articles/articles.query.ts";
import type { Route } from "./+types/admin.layout";
import { adminQueryClient } from "./api-client/query-client.ts";
import { DashboardContext } from "./features/admin-shell/dashboard.context.ts";
import { eventRequests } from "./features/events/admin/events.query.ts";
import { FactsProvider } from "./features/facts/use-facts.tsx";
import { letterRequests } from "./features/letters/admin/letters.query.ts";
import { readersQuery, subscriberFiguresQuery } from "./features/newsletter/subscribers/subscribers.query.ts";
import { activeMembersKey, publicMemberCount } from "./features/settings/setting.ts";
import { memberCountQuery } from "./features/settings/settings.query.ts";
import { useText } from "./i18n/text-context.tsx";
import type { AddressHandle } from "./metadata/alternate-links.tsx";
import { siteContext } from "./site/site-context.server.ts";
import { prepareToasts, Toasts } from "./ui/toasts.tsx";

export const handle: AddressHandle = { indexed: false };

/**
 * The content area has one address in both languages, and shows nothing that may be cached or
 * indexed.
 */
export function headers() {
	return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
}

export async function loader({ context }: Route.LoaderArgs) {
	const { language, readTexts, settings } = context.get(siteContext);
	const [texts, members] = await Promise.all([
		readTexts(),
		// Where the database is away, figures are not compared with it: the content area opens all the same.
		settings.find(activeMembersKey).then(
			(stored) => publicMemberCount(stored?.value),
			() => undefined,
		),
	]);
	return {
		language,
		facts: texts.values,
		members,
		text: texts.serialize(language, "admin", "errors"),
	};
}

/**
 * The texts stay the same from screen to screen: moving about needs no network. A screen that changed
 * them asks for them anew by staying where it is.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.href === nextUrl.href;

const dashboard = {
	recentArticles: recentArticlesQuery,
	untranslated: untranslatedQuery,
	stats: statsQuery,
	memberCount: memberCountQuery,
	subscribers: subscriberFiguresQuery,
	readers: readersQuery,
	events: eventRequests.list,
	letters: letterRequests.list,
};

/** The frame of every screen of the content area, the sign-in too: its data, and the place of its messages. */
export default function Admin({ loaderData: { facts, language, members } }: Route.ComponentProps) {
	const t = useText("admin");
	const queries = useMemo(adminQueryClient, []);
	useEffect(() => {
		void prepareToasts();
	}, []);
	useEffect(shareSession, []);
	// Titles are read in the language of the content area: in another one they are asked for anew.
	const readIn = useRef(language);
	useEffect(() => {
		if (readIn.current === language) return;
		readIn.current = language;
		void queries.invalidateQueries();
	}, [language, queries]);
	return (
		<QueryClientProvider client={queries}>
			<FactsProvider facts={facts} members={members}>
				<DashboardContext value={dashboard}>
					<noscript>
						<p className="bg-ink px-gutter py-4 text-paper">{t("signIn.noScript")}</p>
					</noscript>
					<Outlet />
					<Toasts texts={t("toasts")} />
				</DashboardContext>
			</FactsProvider>
		</QueryClientProvider>
	);
}

export { PageError as ErrorBoundary } from "./features/site-shell/page-error.tsx";
