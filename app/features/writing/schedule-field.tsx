import { useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { useText } from "../../text/text-context";
import { Field, inputClass } from "../../ui/field";
import type { ArticleDraft } from "../articles/article";
import { instantOfLocal, localOfInstant } from "./mauritius-time";
import { useFieldMessage } from "./use-field-message";

/** The day and time at which the article publishes itself, on Mauritius's clock. */
export function ScheduleField() {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "publishAt">({ name: "publishAt" });
	const error = useFieldMessage("publishAt");
	const [typed, setTyped] = useState("");
	const shown = field.value === null ? "" : localOfInstant(field.value);

	// A time that comes from elsewhere, a saving or an older text, takes the place of what is typed.
	useEffect(() => setTyped(shown), [shown]);

	return (
		<Field label={t("schedule.label")} hint={t("schedule.hint")} error={error}>
			{(control) => (
				<input
					{...control}
					ref={field.ref}
					type="datetime-local"
					value={typed}
					onBlur={field.onBlur}
					onChange={(event) => {
						setTyped(event.target.value);
						field.onChange(instantOfLocal(event.target.value) ?? null);
					}}
					className={inputClass}
				/>
			)}
		</Field>
	);
}
