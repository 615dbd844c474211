import { type ReactNode, useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** A small form in a dialog above the article's own: it changes the text, and saves nothing. */
export function FormDialog(props: {
	open: boolean;
	title: string;
	text: string;
	submit: string;
	onClose(): void;
	onSubmit(values: FormData): void;
	children: ReactNode;
	/** True while the values are being stored: the fields and the dialog are locked. */
	busy?: boolean;
	aside?: ReactNode;
}) {
	const t = useText("admin");
	const { busy = false } = props;
	const submit = useRef<HTMLButtonElement>(null);
	const close = () => busy || props.onClose();
	return (
		<Dialog open={props.open} onClose={close} title={props.title} text={props.text}>
			<form
				noValidate
				aria-busy={busy}
				onSubmit={(event) => {
					event.preventDefault();
					// The article's form is around this one.
					event.stopPropagation();
					if (busy) return;
					// Disabled fields would lose the focus.
					submit.current?.focus();
					props.onSubmit(new FormData(event.currentTarget));
				}}
				className="mt-6 grid gap-5"
			>
				<div inert={busy} className={`grid gap-5 ${busy ? "opacity-55" : ""}`}>
					{props.children}
				</div>
				<div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
					{props.aside}
					<CompactButton look="plain" aria-disabled={busy} onClick={close}>
						{t("common.cancel")}
					</CompactButton>
					<CompactButton look="primary" type="submit" ref={submit} aria-disabled={busy}>
						{props.submit}
					</CompactButton>
				</div>
			</form>
		</Dialog>
	);
}
