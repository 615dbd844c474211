import { useEffect, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { languageOfPath } from "#app/content/localized.ts";
import type { Language } from "#app/site/site-config.ts";

/** Clears messages of corrected fields. @returns a function that shows and focuses a field. */
export function useInvalidField<Draft extends FieldValues>(
	form: UseFormReturn<Draft>,
	onLanguage: (language: Language, field: FieldPath<Draft>) => void,
): (field: FieldPath<Draft>) => void {
	const [invalid, setInvalid] = useState<{ field: FieldPath<Draft> }>();

	useEffect(() => {
		if (invalid !== undefined) form.setFocus(invalid.field);
	}, [invalid, form]);

	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ name }) => {
					const field = name as FieldPath<Draft> | undefined;
					if (field !== undefined && form.getFieldState(field).error) form.clearErrors(field);
				},
			}),
		[form],
	);

	return (field) => {
		onLanguage(languageOfPath(field), field);
		setInvalid({ field });
	};
}
