import { useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { type LinkPlace, typedAddress } from "./view/links.ts";

export function LinkDialog(props: {
	place: LinkPlace | undefined;
	onClose(): void;
	onLink(place: LinkPlace, href: string): void;
}) {
	const t = useText("admin");
	const { place } = props;
	const [isInvalid, setInvalid] = useState(false);

	function close(): void {
		setInvalid(false);
		props.onClose();
	}

	function link(address: string): void {
		if (place === undefined) return;
		const href = address.trim() === "" ? "" : typedAddress(address);
		if (href === undefined) {
			setInvalid(true);
			return;
		}
		close();
		props.onLink(place, href);
	}

	return (
		<FormDialog
			open={place !== undefined}
			title={t("editor.link")}
			text={place?.text ? t("editor.linkOn", { words: shortened(place.text) }) : t("editor.linkAlone")}
			submit={t("editor.linkSet")}
			onClose={close}
			onSubmit={(values) => link(String(values.get("address")))}
			aside={
				place?.href ? (
					<CompactButton look="plain" onClick={() => link("")}>
						{t("editor.linkRemove")}
					</CompactButton>
				) : null
			}
		>
			<Field
				label={t("editor.linkAddress")}
				hint={t("editor.linkHint")}
				error={isInvalid ? t("editor.linkFault") : undefined}
			>
				{(control) => (
					<input
						{...control}
						name="address"
						type="text"
						inputMode="url"
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						defaultValue={place?.href}
						onChange={() => setInvalid(false)}
						className={inputClass}
					/>
				)}
			</Field>
		</FormDialog>
	);
}

/** The start of the linked text: a paragraph would fill the dialog. */
function shortened(words: string): string {
	return words.length > 80 ? `${words.slice(0, 80)}…` : words;
}
