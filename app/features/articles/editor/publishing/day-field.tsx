import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { firstDay } from "#app/features/articles/article-schemas.ts";
import { useFieldMessage } from "#app/features/articles/editor/fields/use-field-message.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** The earlier day that the article is dated with; blank to keep its date. */
export function DayField({ article }: { article: Article | undefined }) {
	const t = useText("admin");
	const { register } = useFormContext<ArticleDraft>();
	const [today] = useState(() => dayOf(new Date()));
	return (
		<Field label={t("day.label")} hint={useHint(article)} error={useFieldMessage("publishedOn")}>
			{(control) => (
				<input
					{...control}
					{...register("publishedOn", { setValueAs: (typed: string | null) => typed || null })}
					type="date"
					min={firstDay}
					max={today}
					className={inputClass}
				/>
			)}
		</Field>
	);
}

/** Explains an empty field: for an article that was public, it keeps its day. */
function useHint(article: Article | undefined): string {
	const t = useText("admin");
	const language = useLanguage();
	if (article === undefined || article.publishedAt === null) return t("day.hint");
	const { publishedOn, publishedAt } = article;
	const date =
		publishedOn === null ? formatDay(publishedAt, language) : formatDay(publishedOn, language, "UTC");
	return t("day.hintPresent", { date });
}
