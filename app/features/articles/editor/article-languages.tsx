import { useQuery } from "@tanstack/react-query";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Difference } from "#app/admin-ui/difference.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import { useStaying } from "#app/admin-ui/use-staying.ts";
import { ApiError } from "#app/api-client/api-error.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { comparedTexts } from "#app/content/compared.ts";
import { ChangedOriginal } from "#app/content/history/changed-original.tsx";
import { textsIn } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleTexts,
	articleFields,
	isCompleteIn,
} from "#app/features/articles/article.ts";
import { articleVersionQuery, categoriesQuery } from "#app/features/articles/articles.query.ts";
import { useTextStates } from "#app/features/articles/editor/fields/use-written-languages.ts";
import { languagesFrom, locales, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import { ArticleTextsFields } from "./article-texts-fields.tsx";

/** The texts in every language, in tabs or side by side, with notes on their state. */
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
	const isIncomplete = states[language] !== "complete" && (isElsewhere || language !== defaultLanguage);
	const isHinted = useStaying(isIncomplete);
	if (!isHinted) return null;
	return (
		<p className="mb-6 text-small text-ink-soft">
			{t(isElsewhere ? "article.translationHint" : "article.aloneHint", { language: name })}
		</p>
	);
}

/** Shows what changed in the other language since this text was last saved, word by word. */
function OriginalChanges({ article, language }: { article: Article; language: Language }) {
	const { textVersions } = article;
	const since = textVersions[language];
	const original = languages.find((other) => textVersions[other] > since && isCompleteIn(article, other));
	if (since === 0 || original === undefined) return null;
	return (
		<ChangedOriginal original={original} language={language}>
			<Changes article={article} original={original} since={since} />
		</ChangedOriginal>
	);
}

function Changes(props: { article: Article; original: Language; since: number }) {
	const { article, original, since } = props;
	const t = useText("admin");
	const version = useQuery(articleVersionQuery(article.id, since));
	const { data, error } = version;
	if (error instanceof ApiError && error.status === 404) return <p>{t("article.originalGone")}</p>;
	if (data === undefined) {
		return <QueryPlaceholder query={version} rows={1} height="h-16" title={t("article.originalUnread")} />;
	}
	return (
		<Difference
			lang={original}
			before={comparedTexts(articleFields, textsIn<ArticleTexts>(data.input, original))}
			after={comparedTexts(articleFields, textsIn<ArticleTexts>(article, original))}
		/>
	);
}
