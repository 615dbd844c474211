import type { UseQueryOptions } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { ArticleStats } from "#app/features/articles/article.ts";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import type { GrowthSpan, ReadersWeek } from "#app/features/newsletter/readers-growth.ts";
import type { SubscriberFigures } from "#app/features/newsletter/subscriber.ts";
import type { Setting } from "#app/features/settings/setting.ts";
import type { Language } from "#app/site/site-config.ts";

/** How the dashboard reads what other parts of the business hold. */
export type DashboardSources = {
	/** The newest articles, so many of them, with their titles in a language where they have one. */
	recentArticles(count: number, language: Language): UseQueryOptions<ArticleSummary[]>;
	/** How many published articles lack a language. */
	untranslated(language: Language): UseQueryOptions<number>;
	stats: UseQueryOptions<ArticleStats>;
	memberCount: UseQueryOptions<Setting>;
	subscribers: UseQueryOptions<SubscriberFigures>;
	/** How the number of readers went, in so many weeks. */
	readers(weeks: GrowthSpan): UseQueryOptions<ReadersWeek[]>;
	/** Every event, by calendar day. */
	events: UseQueryOptions<SocialEvent[]>;
	/** Every letter, the newest first. */
	letters: UseQueryOptions<Letter[]>;
};

/** Set by the layout around the content area, which knows where each comes from. */
export const DashboardContext = createContext<DashboardSources | undefined>(undefined);

export function useDashboardSources(): DashboardSources {
	const sources = use(DashboardContext);
	if (sources === undefined) throw new Error("The dashboard was opened outside the content area.");
	return sources;
}
