import { useFormState, useWatch } from "react-hook-form";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** One sentence: what visitors see of an article now, and what saving the form changes of that. */
export function useOutcome(article: Article | undefined, corrections: Article | null): string {
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
