import type { RefObject } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import type { Author } from "#app/features/authors/author.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { authorsQuery, deleteAuthor } from "./authors.query.ts";

/**
 * Asks before an author is deleted, and says how many articles lose their byline. The `heading` of
 * the list takes the focus then.
 */
export function DeleteAuthor(props: {
	author: Author | undefined;
	heading: RefObject<HTMLHeadingElement | null>;
	onClose(): void;
	onDeleted(author: Author): void;
}) {
	const { author, heading, onClose, onDeleted } = props;
	const t = useText("admin");
	const deletion = useDeletion({
		kind: "author",
		send: deleteAuthor,
		refreshes: [authorsQuery.queryKey],
		deleted: t("authors.deleted"),
		failed: t("authors.deleteFailed"),
		heading,
	});
	const { name = "", articles: count = 0 } = author ?? {};
	const days = deletedDays;
	return (
		<DeletionDialog
			item={author}
			title={t("authors.deleteTitle", { author: name })}
			text={count === 0 ? t("authors.deleteText", { days }) : t("authors.deleteNamed", { count, days })}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			onDelete={(one, { onSuccess }) =>
				deletion.mutate(one.id, {
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
