import { useFormState, useWatch } from "react-hook-form";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/**
 * Says what visitors see now and what saving changes of it, with one more sentence on a day that
 * was chosen.
 */
export function useOutcome(article: Article | undefined, corrections: Article | null): string {
	return [useVisibility(article, corrections), useDay(article)].filter(Boolean).join(" ");
}

/** Names the day that saving puts the article under; blank where that changes nothing. */
function useDay(article: Article | undefined): string {
	const t = useText("admin");
	const language = useLanguage();
	const [day, publishes, publishAt] = useWatch<ArticleDraft, ["publishedOn", "published", "publishAt"]>({
		name: ["publishedOn", "published", "publishAt"],
	});
	if (day === null || !(publishes || publishAt !== null)) return "";
	const date = formatDay(day, language, "UTC");
	if (!article?.published || article.publishedAt === null) return t("day.stands", { date });
	if (!publishes || dayOf(new Date(article.publishedAt)) === day) return "";
	return t("day.moves", { date, since: formatDay(article.publishedAt, language) });
}

function useVisibility(article: Article | undefined, corrections: Article | null): string {
	const t = useText("admin");
	const language = useLanguage();
	const { isDirty } = useFormState<ArticleDraft>();
	const publishes = useWatch<ArticleDraft, "published">({ name: "published" });
	const publishAt = useWatch<ArticleDraft, "publishAt">({ name: "publishAt" });
	if (article?.published) {
		if (!publishes) return t("outcome.hides");
		if (publishAt !== null && publishAt !== corrections?.publishAt) {
			return t("corrections.schedules", { when: formatBusinessMoment(publishAt, language) });
		}
		if (corrections !== null) {
			if (corrections.publishAt === null) return t("corrections.wait");
			if (publishAt === null) return t("corrections.unschedules");
			return t("corrections.waitUntil", { when: formatBusinessMoment(corrections.publishAt, language) });
		}
		return t(isDirty ? "outcome.changes" : "outcome.shown");
	}
	if (publishes) return t("outcome.publishes");
	if (publishAt !== null) {
		return t("outcome.schedules", { when: formatBusinessMoment(publishAt, language) });
	}
	return t(article?.publishAt == null ? "outcome.keeps" : "outcome.unschedules");
}
