import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** What is said of a field goes as soon as the field is corrected. */
export function useClearedMessages<Values extends FieldValues>(form: UseFormReturn<Values>): void {
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ name }) => {
					const field = name as FieldPath<Values> | undefined;
					if (field !== undefined && form.getFieldState(field).error) form.clearErrors(field);
				},
			}),
		[form],
	);
}
