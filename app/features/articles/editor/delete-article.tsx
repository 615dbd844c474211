import type { RefObject } from "react";
import { DeletionDialog } from "#app/admin-ui/deletion-dialog.tsx";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { articleChanges, deleteArticle } from "./articles.query.ts";

/**
 * Asks before an article is deleted, and says how it went. Open while there is an `article`. The
 * `heading` of the list takes the focus then.
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
