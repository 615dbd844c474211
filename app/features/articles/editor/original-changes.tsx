import { useQuery } from "@tanstack/react-query";
import { Difference } from "#app/admin-ui/difference.tsx";
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
import { articleVersionQuery } from "#app/features/articles/articles.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";

/** Shows what changed in the other language since this text was last saved, word by word. */
export function OriginalChanges({ article, language }: { article: Article; language: Language }) {
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
