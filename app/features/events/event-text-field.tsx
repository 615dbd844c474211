import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { useText } from "../../text/text-context";
import { Field, inputClass } from "../../ui/field";
import type { EventDraft } from "./event-draft";

type Name = Exclude<keyof EventDraft, "type" | "published" | "fr"> | `fr.${keyof EventDraft["fr"]}`;

/** One text of an event with its label and its message. */
export function EventTextField(props: {
	name: Name;
	label: string;
	required?: boolean;
	hint?: ReactNode;
	placeholder?: string;
	type?: "text" | "date" | "time";
	lines?: number;
}) {
	const t = useText("admin");
	const { register, formState } = useFormContext<EventDraft>();
	const { name, label, required = false, hint, placeholder, type = "text", lines } = props;
	const error = get(formState.errors, name) as { type: string; message: string } | undefined;
	const lang = name.startsWith("fr.") ? "fr" : "en";

	function message(): string | undefined {
		if (error?.type === "too_small") return t("common.fieldRequired");
		if (error?.type === "too_big") return t("common.tooLong", { max: error.message });
		return error?.message;
	}

	return (
		<Field label={label} required={required} hint={hint} error={message()}>
			{(control) => {
				const common = { ...control, ...register(name), lang, placeholder };
				return lines === undefined ? (
					<input {...common} type={type} className={inputClass} />
				) : (
					<textarea
						{...common}
						rows={lines}
						className={`${inputClass} min-h-24 resize-y [field-sizing:content]`}
					/>
				);
			}}
		</Field>
	);
}
