import type { RefObject } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { articleChanges, deleteArticle } from "#app/features/articles/articles.query.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";

/**
 * Asks before an article is deleted, and shows the result. Open while there is an `article`. The
 * list's `heading` receives the focus afterwards.
 */
export function DeleteArticle(props: {
	article: ArticleSummary | undefined;
	onClose(): void;
	heading: RefObject<HTMLHeadingElement | null>;
}) {
	const { article, onClose, heading } = props;
	const t = useText("admin");
	const deletion = useDeletion({
		kind: "article",
		send: deleteArticle,
		refreshes: articleChanges,
		deleted: t("articles.deleted"),
		failed: t("articles.deleteFailed"),
		heading,
	});
	const title = article?.title || t("articles.untitled");
	return (
		<DeletionDialog
			item={article}
			title={t("articles.deleteTitle")}
			text={t(article?.published ? "articles.deleteTextShown" : "articles.deleteText", {
				title,
				days: deletedDays,
			})}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
			onDeleted={() => heading.current?.focus()}
			onClose={onClose}
		/>
	);
}
