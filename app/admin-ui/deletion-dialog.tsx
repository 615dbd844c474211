import { AlertDialog } from "./alert-dialog.tsx";

type DeletionCallbacks = { onSuccess(): void };

/** Asks before an entry of a list is deleted. Open while there is an `item`. */
export function DeletionDialog<Item>(props: {
	item: Item | undefined;
	title: string;
	text: string;
	cancel: string;
	confirm: string;
	/** A second way to be rid of it. */
	other?: { label: string; onChoose(): void };
	onDelete(item: Item, callbacks: DeletionCallbacks): void;
	/** Gives the focus a place: the row that had it is gone. */
	onDeleted(): void;
	onClose(): void;
}) {
	const { item, onDelete, onDeleted, onClose, ...dialog } = props;
	return (
		<AlertDialog
			{...dialog}
			open={item !== undefined}
			onCancel={onClose}
			onConfirm={() => {
				if (item !== undefined) onDelete(item, { onSuccess: onDeleted });
				onClose();
			}}
		/>
	);
}
