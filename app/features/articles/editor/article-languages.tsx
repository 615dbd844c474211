import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { Badge } from "#app/admin-ui/badge.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language, languages, type OtherLanguage } from "#app/site/site-config.ts";
import { translationState } from "./article-draft.ts";
import { ArticleTextsFields } from "./article-texts-fields.tsx";
import { categoriesQuery } from "./articles.query.ts";

/**
 * The texts in every language, one behind the other, with a hint at what readers do not see yet.
 */
export function ArticleLanguages(props: { language: Language; onLanguage(language: Language): void }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { data: categories } = useQuery(categoriesQuery);
	return (
		<Tabs
			label={t("article.languages")}
			value={props.language}
			onChange={(chosen) => props.onLanguage(languages.find((one) => one === chosen) ?? defaultLanguage)}
			tabs={languages.map((language) => ({
				value: language,
				label:
					language === defaultLanguage ? locales[language].name : <TranslationLabel language={language} />,
				content: (
					<>
						{language === defaultLanguage ? null : (
							<p className="mb-6 text-small text-ink-soft">
								{t("article.translationHint", { language: nameOfLanguage(language, uiLanguage) })}
							</p>
						)}
						<ArticleTextsFields language={language} categories={categories?.[language] ?? []} />
					</>
				),
			}))}
		/>
	);
}

/** The name of a language, and how far its text is. */
function TranslationLabel({ language }: { language: OtherLanguage }) {
	const t = useText("admin");
	const name = nameOfLanguage(language, useLanguage());
	const state = translationState(useWatch<ArticleDraft, OtherLanguage>({ name: language }));
	return (
		<>
			<span lang={language}>{locales[language].name}</span>
			{state === "complete" ? null : (
				<Badge tone="outline">
					{t(state === "missing" ? "article.translationMissing" : "article.translationIncomplete", {
						language: name,
					})}
				</Badge>
			)}
		</>
	);
}
