import type { UseQueryOptions } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { ArticleStats } from "#app/features/articles/article.ts";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import type { GrowthSpan, ReadersWeek, SubscriberFigures } from "#app/features/newsletter/subscriber.ts";
import type { Setting } from "#app/features/settings/setting.ts";
import type { Language } from "#app/site/site-config.ts";

/** The dashboard's queries on other features. */
export type DashboardSources = {
	/** The newest articles, with titles in a language if they have one. */
	recentArticles(count: number, language: Language): UseQueryOptions<ArticleSummary[]>;
	/** Number of published articles that lack a language. */
	untranslated(language: Language): UseQueryOptions<number>;
	stats: UseQueryOptions<ArticleStats>;
	memberCount: UseQueryOptions<Setting>;
	subscribers: UseQueryOptions<SubscriberFigures>;
	readers(weeks: GrowthSpan): UseQueryOptions<ReadersWeek[]>;
	events: UseQueryOptions<SocialEvent[]>;
	letters: UseQueryOptions<Letter[]>;
};

/** Provided by the layout around the content area, which may import all features. */
export const DashboardContext = createContext<DashboardSources | undefined>(undefined);

export function useDashboardSources(): DashboardSources {
	const sources = use(DashboardContext);
	if (sources === undefined) throw new Error("The dashboard was opened outside the content area.");
	return sources;
}

/** Shown while a figure is loading (specification, section 2). */
export const reading = "...";
export const unread = "–";
