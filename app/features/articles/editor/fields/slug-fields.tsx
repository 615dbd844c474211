import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { SlugPath } from "#app/features/articles/article-draft.ts";
import { defaultLanguage, otherLanguages } from "#app/site/site-config.ts";
import { SlugField } from "./slug-field.tsx";
import { TranslationSlugField } from "./translation-slug-field.tsx";
import { useTextStates } from "./use-written-languages.ts";

/**
 * The slug of an article, and that of each translation: an article in one language has one. `taken`
 * is the one that was refused.
 */
export function SlugFields(props: {
	everPublished: boolean;
	taken: { field: SlugPath; suggestion: string } | undefined;
	onTaken(): void;
}) {
	const { everPublished, taken } = props;
	const form = useFormContext<ArticleDraft>();
	const states = useTextStates();
	const own = useWatch<ArticleDraft, ArticleDraft, string>({
		compute: (draft) => otherLanguages.filter((language) => draft[language].slug !== "").join(" "),
	}).split(" ");
	const shown = otherLanguages.filter(
		(language) =>
			own.includes(language) || (states[language] !== "missing" && states[defaultLanguage] !== "missing"),
	);
	const [atFirst] = useState(shown);
	const fieldOf = (path: SlugPath) => ({
		everPublished,
		suggestion: taken?.field === path ? taken.suggestion : undefined,
		onSuggestion: (slug: string) => {
			form.setValue(path, slug, { shouldDirty: true, shouldValidate: true });
			props.onTaken();
			form.setFocus(path);
		},
	});
	return (
		<>
			<SlugField {...fieldOf("slug")} />
			{shown.map((language) => (
				<TranslationSlugField
					key={language}
					language={language}
					isNew={!atFirst.includes(language)}
					{...fieldOf(`${language}.slug`)}
				/>
			))}
		</>
	);
}
