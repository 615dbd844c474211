import { useQuery } from "@tanstack/react-query";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import type { Article } from "#app/features/articles/article.ts";
import { categoriesQuery } from "#app/features/articles/articles.query.ts";
import { useTextStates } from "#app/features/articles/editor/fields/use-written-languages.ts";
import { languagesFrom, locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import { ArticleTextsFields } from "./article-texts-fields.tsx";
import { OriginalChanges } from "./original-changes.tsx";

/**
 * The texts in every language, in tabs or, where there is room, side by side, with notes on what
 * readers do not see yet and on what has changed in the other language since.
 */
export function ArticleLanguages(props: {
	article: Article | undefined;
	language: Language;
	onLanguage(language: Language): void;
	isBeside: boolean;
	onBeside(isBeside: boolean): void;
}) {
	const { article, isBeside } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { data: categories } = useQuery(categoriesQuery);
	return (
		<>
			<CompactButton
				look="plain"
				className="mt-2 -ml-3 max-xl:hidden"
				onClick={() => props.onBeside(!isBeside)}
			>
				{t(isBeside ? "article.oneLanguage" : "article.bothLanguages")}
			</CompactButton>
			<Tabs
				label={t("article.languages")}
				value={props.language}
				isBeside={isBeside}
				onChange={(chosen) => props.onLanguage(languages.find((one) => one === chosen) ?? defaultLanguage)}
				tabs={languagesFrom(uiLanguage).map((language) => ({
					value: language,
					label: <LanguageLabel language={language} />,
					content: (
						<>
							<LanguageHint language={language} />
							{article === undefined ? null : <OriginalChanges article={article} language={language} />}
							<ArticleTextsFields
								language={language}
								categories={categories?.[language] ?? []}
								isBeside={isBeside}
								articleId={article?.id ?? null}
							/>
						</>
					),
				}))}
			/>
		</>
	);
}

/** The name of a language, and the state of its text where it is not complete. */
function LanguageLabel({ language }: { language: Language }) {
	const t = useText("admin");
	const name = nameOfLanguage(language, useLanguage());
	const states = useTextStates();
	const state = states[language];
	const isMissed =
		language !== defaultLanguage ||
		languages.some((other) => other !== language && states[other] !== "missing");
	return (
		<>
			<span lang={language}>{locales[language].name}</span>
			{state === "complete" || !isMissed ? null : (
				<Badge tone="outline">
					{t(state === "missing" ? "article.translationMissing" : "article.translationIncomplete", {
						language: name,
					})}
				</Badge>
			)}
		</>
	);
}

/** Says what the readers of a language see for now, or that its text may be the only one. */
function LanguageHint({ language }: { language: Language }) {
	const t = useText("admin");
	const name = nameOfLanguage(language, useLanguage());
	const states = useTextStates();
	const isElsewhere = languages.some((other) => other !== language && states[other] === "complete");
	if (states[language] === "complete") return null;
	if (!isElsewhere && language === defaultLanguage) return null;
	return (
		<p className="mb-6 text-small text-ink-soft">
			{t(isElsewhere ? "article.translationHint" : "article.aloneHint", { language: name })}
		</p>
	);
}
