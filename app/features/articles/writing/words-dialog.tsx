import type { ReactNode } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** A small form above the article's own: what it holds is given to the text, not saved. */
export function WordsDialog(props: {
	open: boolean;
	title: string;
	text: string;
	submit: string;
	onClose(): void;
	onSubmit(values: FormData): void;
	children: ReactNode;
	/** Another way out, beside the usual ones. */
	aside?: ReactNode;
}) {
	const t = useText("admin");
	return (
		<Dialog open={props.open} onClose={props.onClose} title={props.title} text={props.text}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					// The article's form is around this one.
					event.stopPropagation();
					props.onSubmit(new FormData(event.currentTarget));
				}}
				className="mt-6 grid gap-5"
			>
				{props.children}
				<div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
					{props.aside}
					<CompactButton look="plain" onClick={props.onClose}>
						{t("common.cancel")}
					</CompactButton>
					<CompactButton look="primary" type="submit">
						{props.submit}
					</CompactButton>
				</div>
			</form>
		</Dialog>
	);
}
