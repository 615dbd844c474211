import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useFormContext } from "react-hook-form";
import { HistoryPanel } from "#app/content/history/history-panel.tsx";
import type { SavedVersion } from "#app/content/history/version.ts";
import {
	type Article,
	type ArticleDraft,
	type ArticleFields,
	articleFields,
} from "#app/features/articles/article.ts";
import { withPresentSlugs } from "#app/features/articles/article-draft.ts";
import {
	articleChanges,
	articleQuery,
	correctArticle,
	updateArticle,
} from "#app/features/articles/articles.query.ts";
import { usePictureReturn } from "#app/features/media/choosing/use-picture-return.tsx";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

export function ArticleHistory(props: {
	article: Article;
	/** The corrections of a published article that wait. */
	corrections: Article | null;
	/** The saved version that the form's text was made from. */
	version: RefObject<number | null>;
	onRestored(article: Article): void;
}) {
	const { article, corrections, version } = props;
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const { getValues } = useFormContext<ArticleDraft>();

	/**
	 * Saves an old text as a new version, or as corrections if some wait. Address, author,
	 * publication and date stay as they are.
	 */
	async function restore({ input }: SavedVersion<ArticleFields>): Promise<void> {
		const { id, authorId, published, publishAt, publishedOn } = article;
		const from = { authorId, published, publishAt, publishedOn };
		const store = corrections === null ? updateArticle : correctArticle;
		const restored = await store(id, {
			...withPresentSlugs(input),
			...from,
			version: version.current ?? article.version,
		});
		for (const queryKey of articleChanges) void queries.invalidateQueries({ queryKey });
		props.onRestored(restored);
	}

	/** Says what readers will see of a restored text, and when. */
	function restoreText(): string {
		const { publishAt } = article;
		const when = publishAt === null ? undefined : formatBusinessMoment(publishAt, language);
		if (corrections !== null) return t("history.restoreWaiting");
		if (article.published) return t("history.restoreLive");
		return when === undefined ? t("history.restoreDraft") : t("history.restoreScheduled", { when });
	}

	return (
		<HistoryPanel
			fields={articleFields}
			queryKey={articleQuery(article.id).queryKey}
			present={getValues}
			presentVersion={article.version}
			restoreText={restoreText()}
			{...usePictureReturn(() => getValues("imageUrl"))}
			restore={restore}
		/>
	);
}
