import { useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { useText } from "../../text/text-context";
import { Field, inputClass } from "../../ui/field";
import type { ArticleDraft } from "../articles/article";
import { instantOfLocal, localOfInstant } from "./mauritius-time";
import { useFieldMessage } from "./use-field-message";

/**
 * The day and time at which the article publishes itself, on Mauritius's clock. The browser keeps what is typed: while one of
 * its parts is missing the whole has no value, and writing that back would wipe the other parts.
 */
export function ScheduleField() {
	const t = useText("admin");
	const { field } = useController<ArticleDraft, "publishAt">({ name: "publishAt" });
	const error = useFieldMessage("publishAt");
	const input = useRef<HTMLInputElement>(null);
	const typed = useRef(field.value);
	const [touched, setTouched] = useState(false);

	// A time that comes from elsewhere, a saving or an older text, takes the place of what is typed.
	useEffect(() => {
		if (input.current === null || field.value === typed.current) return;
		typed.current = field.value;
		input.current.value = shownAt(field.value);
		setTouched(false);
	}, [field.value]);

	return (
		<Field label={t("schedule.label")} hint={t("schedule.hint")} error={error}>
			{(control) => (
				<input
					{...control}
					ref={(element) => {
						input.current = element;
						field.ref(element);
					}}
					type="datetime-local"
					defaultValue={shownAt(field.value)}
					data-empty={(field.value === null && !touched) || undefined}
					onKeyDown={() => setTouched(true)}
					onBlur={field.onBlur}
					onChange={(event) => {
						typed.current = instantOfLocal(event.target.value) ?? null;
						field.onChange(typed.current);
					}}
					className={inputClass}
				/>
			)}
		</Field>
	);
}

function shownAt(instant: string | null): string {
	return instant === null ? "" : localOfInstant(instant);
}
