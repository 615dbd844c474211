import type { QueryKey } from "@tanstack/react-query";
import type { RefObject } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import type { SectionWith } from "#app/content/section.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { DeletedKind } from "#platform/content/deleted-things.ts";
import { useDeletion } from "./use-deletion.tsx";

/** Asks before a thing of a list is deleted, and offers Undo once it is. */
export function ListDeletion<Thing extends { id: string }>(props: {
	kind: DeletedKind;
	texts: SectionWith<"deleted" | "deleteFailed" | "deleteTitle">;
	/** The thing that is asked about; undefined while none is. */
	thing: Thing | undefined;
	/** The question, where it names the thing, and what is said of it. */
	title?: string | undefined;
	text: string;
	send(id: string): Promise<void>;
	refreshes: readonly QueryKey[];
	/** The heading of the list, which takes the focus. */
	heading: RefObject<HTMLHeadingElement | null>;
	onDeleted?: ((thing: Thing) => void) | undefined;
	onClose(): void;
}) {
	const { texts, heading } = props;
	const t = useText("admin");
	const deletion = useDeletion({
		...props,
		deleted: t(`${texts}.deleted`),
		failed: t(`${texts}.deleteFailed`),
	});
	return (
		<DeletionDialog
			item={props.thing}
			title={props.title ?? t(`${texts}.deleteTitle`)}
			text={props.text}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			onDelete={(thing) =>
				deletion.mutate(thing.id, {
					onSuccess: () => {
						props.onDeleted?.(thing);
						heading.current?.focus();
					},
				})
			}
			onDeleted={() => undefined}
			onClose={props.onClose}
		/>
	);
}
