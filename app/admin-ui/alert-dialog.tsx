import { AlertDialog as RadixAlertDialog } from "radix-ui";
import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { CompactButton } from "./compact-button.tsx";
import { sheetClass, veilClass } from "./dialog.tsx";
import { closesOnEscape, useFocusReturn } from "./focus.ts";

/** A question that must be answered. The focus starts on the answer that changes nothing. */
export function AlertDialog(props: {
	open: boolean;
	title: string;
	text: ReactNode;
	cancel: string;
	confirm: string;
	other?: { label: string; onChoose(): void };
	onCancel(): void;
	onConfirm(): void;
}) {
	const focus = useFocusReturn();
	return (
		<RadixAlertDialog.Root open={props.open} onOpenChange={(open) => !open && props.onCancel()}>
			<RadixAlertDialog.Portal>
				<RadixAlertDialog.Overlay className={veilClass} />
				<RadixAlertDialog.Content
					{...focus}
					{...closesOnEscape(props.onCancel)}
					className={`${sheetClass} max-w-lg`}
				>
					<RadixAlertDialog.Title className="text-heading">{props.title}</RadixAlertDialog.Title>
					<RadixAlertDialog.Description className="mt-3 text-base text-ink-soft wrap-anywhere">
						{props.text}
					</RadixAlertDialog.Description>
					<div className="mt-8 flex flex-wrap justify-end gap-3">
						<RadixAlertDialog.Cancel asChild>
							<CompactButton look="quiet">{props.cancel}</CompactButton>
						</RadixAlertDialog.Cancel>
						{props.other === undefined ? null : (
							<CompactButton look="quiet" onClick={props.other.onChoose}>
								{props.other.label}
							</CompactButton>
						)}
						{/* A plain button: Radix's own would also call `onCancel` on closing. */}
						<CompactButton look="danger" onClick={props.onConfirm}>
							{props.confirm}
						</CompactButton>
					</div>
				</RadixAlertDialog.Content>
			</RadixAlertDialog.Portal>
		</RadixAlertDialog.Root>
	);
}

type DeletionCallbacks = { onSuccess(): void };

/** Asks before an entry of a list is deleted. Open while there is an `item`. */
export function DeletionDialog<Item>(props: {
	item: Item | undefined;
	title: string;
	text: string;
	cancel: string;
	confirm: string;
	other?: { label: string; onChoose(): void };
	onDelete(item: Item, callbacks: DeletionCallbacks): void;
	/** Moves the focus, as the focused row is gone. */
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

/** Asks before a page with unsaved work is left, within the site or by closing the tab. */
export function LeaveGuard(props: {
	isUnsaved(): boolean;
	onLeave(): void;
	title: string;
	text: string;
	stay: string;
	leave: string;
}) {
	const { isUnsaved } = props;
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
	);

	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (isUnsaved()) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isUnsaved]);

	return (
		<AlertDialog
			open={blocker.state === "blocked"}
			title={props.title}
			text={props.text}
			cancel={props.stay}
			confirm={props.leave}
			onCancel={() => blocker.reset?.()}
			onConfirm={() => {
				props.onLeave();
				blocker.proceed?.();
			}}
		/>
	);
}
