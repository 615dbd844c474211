import { DeletionDialog } from "#app/admin-ui/deletion-dialog.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { articleChanges, deleteArticle } from "./articles.query.ts";

/** Asks before an article is deleted, and says how it went. Open while there is an `article`. */
export function DeleteArticle(props: {
	article: ArticleSummary | undefined;
	onClose(): void;
	onDeleted(): void;
}) {
	const { article, onClose, onDeleted } = props;
	const t = useText("admin");
	const deletion = useApiMutation({
		send: deleteArticle,
		refreshes: articleChanges,
		done: { title: t("articles.deleted") },
		failed: { title: t("articles.deleteFailed") },
	});
	const title = article?.title || t("articles.untitled");
	return (
		<DeletionDialog
			item={article}
			title={t("articles.deleteTitle")}
			text={t("articles.deleteText", { title })}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
			onDeleted={onDeleted}
			onClose={onClose}
		/>
	);
}
