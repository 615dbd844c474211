import { get, useFormContext, useFormState } from "react-hook-form";
import { languageOfPath, type Translation } from "#app/content/localized.ts";
import { type ArticleDraft, type ArticleFields, articleFields } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type OtherLanguage } from "#app/site/site-config.ts";

type Name = keyof ArticleFields | `${OtherLanguage}.${keyof Translation<ArticleFields> & string}`;

export function useFieldMessage(name: Name): string | undefined {
	const t = useText("admin");
	const { control } = useFormContext<ArticleDraft>();
	const { errors } = useFormState<ArticleDraft>({ control, name });
	const error = get(errors, name) as { type?: string; message?: string } | undefined;
	if (error === undefined) return undefined;
	const language = languageOfPath(name);
	const field = language === defaultLanguage ? name : name.slice(language.length + 1);
	// An error in one tag is the list's.
	const { max, maxCharacters: length } = articleFields.tags;
	if (field === "tags") return t("article.tagsRules", { max, length });
	if (error.type === "too_big") return t("common.tooLong", { max: maxOf(field) });
	if (error.type === "invalid_format" && field === "slug") return t("article.slugRules");
	if (field === "originalUrl") return t("article.originalUrlRule");
	if (field === "publishedOn") return t("day.rule");
	return error.message;
}

function maxOf(name: string): number {
	const field = articleFields[name as keyof ArticleFields];
	return "max" in field ? field.max : 0;
}
