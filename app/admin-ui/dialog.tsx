import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { closesOnEscape, useFocusReturn } from "./focus.ts";

/** The veil and the sheet of every layer above the page. */
export const veilClass = "fixed inset-0 z-50 bg-ink/45";
export const sheetClass =
	"fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-[2px] bg-white p-6 sm:p-8";

/** A window above the page. Focus stays inside; Escape closes it. */
export function Dialog(props: {
	open: boolean;
	onClose(): void;
	title: string;
	text: string;
	wide?: boolean;
	children: ReactNode;
}) {
	const focus = useFocusReturn();
	return (
		<RadixDialog.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
			<RadixDialog.Portal>
				<RadixDialog.Overlay className={veilClass} />
				<RadixDialog.Content
					{...focus}
					{...closesOnEscape(props.onClose)}
					className={`${sheetClass} ${props.wide ? "max-w-5xl" : "max-w-lg"}`}
				>
					<RadixDialog.Title className="text-heading">{props.title}</RadixDialog.Title>
					<RadixDialog.Description className="mt-2 text-base text-ink-soft">
						{props.text}
					</RadixDialog.Description>
					{props.children}
				</RadixDialog.Content>
			</RadixDialog.Portal>
		</RadixDialog.Root>
	);
}
