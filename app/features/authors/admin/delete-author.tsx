import { DeletionDialog } from "#app/admin-ui/deletion-dialog.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Author } from "#app/features/authors/author.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { authorsQuery, deleteAuthor } from "./authors.query.ts";

/** Asks before an author is deleted for good, and says how many articles lose their byline. */
export function DeleteAuthor(props: {
	author: Author | undefined;
	onClose(): void;
	onDeleted(author: Author): void;
}) {
	const { author, onClose, onDeleted } = props;
	const t = useText("admin");
	const deletion = useApiMutation({
		send: deleteAuthor,
		refreshes: [authorsQuery.queryKey],
		done: { title: t("authors.deleted") },
		failed: { title: t("authors.deleteFailed") },
	});
	const { name = "", articles: count = 0 } = author ?? {};
	return (
		<DeletionDialog
			item={author}
			title={t("authors.deleteTitle", { author: name })}
			text={count === 0 ? t("authors.deleteText") : t("authors.deleteNamed", { count })}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			onDelete={(one, { onSuccess }) =>
				deletion.mutate(one, {
					onSuccess: () => {
						onSuccess();
						onDeleted(one);
					},
				})
			}
			onDeleted={() => undefined}
			onClose={onClose}
		/>
	);
}
