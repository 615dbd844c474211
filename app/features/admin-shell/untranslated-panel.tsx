import { useQueries, useQuery } from "@tanstack/react-query";
import { FoldingPanel } from "#app/admin-ui/screen.tsx";
import { untranslated } from "#app/features/articles/article-status.ts";
import { queryOfEvents, untranslatedEvents } from "#app/features/events/shown-events.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { useDashboardSources } from "./dashboard.context.ts";

/** Counts the published articles and coming events that lack each language, with links to them. */
export function UntranslatedPanel() {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const sources = useDashboardSources();
	const counts = useQueries({ queries: languages.map(sources.untranslated) });
	const { data: events = [] } = useQuery(sources.events);
	const now = new Date();
	const lines = languages.flatMap((code, index) => {
		const language = nameOfLanguage(code, uiLanguage);
		const articles = counts[index]?.data ?? 0;
		const tables = untranslatedEvents(events, code, now).length;
		return [
			{
				count: articles,
				text: t("articles.untranslated", { count: articles, language }),
				link: t("articles.untranslatedLink", { language }),
				to: `${adminPaths.articles}?${new URLSearchParams(untranslated(code))}`,
			},
			{
				count: tables,
				text: t("events.untranslated", { count: tables, language }),
				link: t("events.untranslatedLink", { language }),
				to: `${adminPaths.events}?${queryOfEvents({ missing: code })}`,
			},
		].filter(({ count }) => count > 0);
	});
	if (lines.length === 0) return null;
	return (
		<FoldingPanel title={t("dashboard.untranslated")}>
			<p className="px-5 pb-3 text-small text-ink-soft sm:px-7">{t("dashboard.untranslatedText")}</p>
			<ul className="divide-y divide-clay border-t border-clay">
				{lines.map(({ text, link, to }) => (
					<li
						key={to}
						className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2 text-small sm:px-7"
					>
						{text}
						<TextLink to={to}>{link}</TextLink>
					</li>
				))}
			</ul>
		</FoldingPanel>
	);
}
