import { useMemo } from "react";
import type { ControlProps } from "#app/admin-ui/field.tsx";

/**
 * Sets the attributes of the text's element that a text area would have for assistive technology.
 */
export function useTextAttributes(props: {
	control: ControlProps;
	label: string;
	lang: string;
}): Record<string, string> {
	const { label, lang } = props;
	const { "aria-describedby": note, "aria-invalid": invalid, "aria-required": required } = props.control;
	return useMemo(
		() => ({
			class: "prose mx-auto max-w-column text-body",
			role: "textbox",
			"aria-multiline": "true",
			"aria-label": label,
			lang,
			spellcheck: "true",
			...(note !== undefined && { "aria-describedby": note }),
			...(invalid && { "aria-invalid": "true" }),
			...(required && { "aria-required": "true" }),
		}),
		[note, invalid, required, label, lang],
	);
}
