import { AlertDialog as RadixAlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { CompactButton } from "./compact-button.tsx";
import { sheetClass, veilClass } from "./dialog.tsx";
import { closesOnEscape, useFocusReturn } from "./use-focus-return.ts";

/**
 * A question that must be answered first. Focus starts on the answer that changes nothing. Either
 * answer closes it by taking `open` away.
 */
export function AlertDialog(props: {
	open: boolean;
	title: string;
	text: ReactNode;
	cancel: string;
	confirm: string;
	/** A second way to go on. */
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
						{/* A plain button: Radix's own would report the closing too, as if the answer had been no. */}
						<CompactButton look="danger" onClick={props.onConfirm}>
							{props.confirm}
						</CompactButton>
					</div>
				</RadixAlertDialog.Content>
			</RadixAlertDialog.Portal>
		</RadixAlertDialog.Root>
	);
}
