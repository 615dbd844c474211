import { get, useFormContext, useFormState } from "react-hook-form";
import { type ArticleDraft, articleLimits } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";

type Name = keyof ArticleDraft | `fr.${keyof ArticleDraft["fr"]}`;

/** What is wrong with a field, in the administrator's language; undefined while nothing is. */
export function useFieldMessage(name: Name): string | undefined {
	const t = useText("admin");
	const { control } = useFormContext<ArticleDraft>();
	const { errors } = useFormState<ArticleDraft>({ control, name });
	const error = get(errors, name) as { type?: string; message?: string } | undefined;
	if (error === undefined) return undefined;
	const field = name.replace("fr.", "");
	// A fault in one tag is the list's.
	if (field === "tags") return t("article.tagsRules", { max: articleLimits.tags, length: articleLimits.tag });
	if (error.type === "too_big") return t("common.tooLong", { max: limitOf(field) });
	if (error.type === "invalid_format" && field === "slug") return t("article.slugRules");
	return error.message;
}

function limitOf(field: string): number {
	return articleLimits[field as keyof typeof articleLimits];
}
