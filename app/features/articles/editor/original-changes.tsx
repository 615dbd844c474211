import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Difference } from "#app/admin-ui/difference.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { comparedTexts } from "#app/content/compared.ts";
import { textsIn } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleTexts,
	articleFields,
	isCompleteIn,
} from "#app/features/articles/article.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import { articleVersionQuery } from "./articles.query.ts";

/**
 * What has changed in the other language since the text of this one was last saved, word by word.
 * Nothing where it has not.
 */
export function OriginalChanges({ article, language }: { article: Article; language: Language }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const id = useId();
	const [open, setOpen] = useState(false);
	const { textVersions } = article;
	const since = textVersions[language];
	const original = languages.find((other) => textVersions[other] > since && isCompleteIn(article, other));
	if (since === 0 || original === undefined) return null;
	return (
		<div className="mb-6 border-l-2 border-brand pl-4 text-small">
			<p>
				{t("article.originalChanged", {
					original: nameOfLanguage(original, uiLanguage),
					language: nameOfLanguage(language, uiLanguage),
				})}
			</p>
			<CompactButton
				look="plain"
				className="-ml-3 underline"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				{t(open ? "article.originalHide" : "article.originalShow")}
			</CompactButton>
			<div id={id}>{open ? <Changes article={article} original={original} since={since} /> : null}</div>
		</div>
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
