import { useEffect, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { languageOfPath } from "#app/content/localized.ts";
import { useClearedMessages } from "#app/content/use-cleared-messages.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { Language } from "#app/site/site-config.ts";

/**
 * Clears a message as soon as its field is corrected.
 * @returns a function that shows a field: it opens the field's language, and focuses the field once
 * that is shown.
 */
export function useInvalidField(
	form: UseFormReturn<ArticleDraft>,
	onLanguage: (language: Language) => void,
): (field: FieldPath<ArticleDraft>) => void {
	const [invalid, setInvalid] = useState<{ field: FieldPath<ArticleDraft> }>();

	useEffect(() => {
		if (invalid !== undefined) form.setFocus(invalid.field);
	}, [invalid, form]);

	useClearedMessages(form);

	return (field) => {
		onLanguage(languageOfPath(field));
		setInvalid({ field });
	};
}
