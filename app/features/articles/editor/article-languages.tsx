import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { Badge } from "#app/admin-ui/badge.tsx";
import { Tabs } from "#app/admin-ui/tabs.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { frenchState } from "./article-draft.ts";
import { ArticleTextsFields } from "./article-texts-fields.tsx";
import { categoriesQuery } from "./articles.query.ts";

/** The texts in both languages, one behind the other, with a hint at what French readers do not see yet. */
export function ArticleLanguages(props: { language: string; onLanguage(language: string): void }) {
	const t = useText("admin");
	const french = frenchState(useWatch<ArticleDraft, "fr">({ name: "fr" }));
	const { data: categories } = useQuery(categoriesQuery);
	return (
		<Tabs
			label={t("article.languages")}
			value={props.language}
			onChange={props.onLanguage}
			tabs={[
				{
					value: "en",
					label: t("common.english"),
					content: <ArticleTextsFields language="en" categories={categories?.en ?? []} />,
				},
				{
					value: "fr",
					label: (
						<>
							<span lang="fr">{t("common.french")}</span>
							{french === "complete" ? null : (
								<Badge tone="outline">
									{t(french === "missing" ? "article.frenchMissing" : "article.frenchIncomplete")}
								</Badge>
							)}
						</>
					),
					content: (
						<>
							<p className="mb-6 text-small text-ink-soft">{t("article.frenchHint")}</p>
							<ArticleTextsFields language="fr" categories={categories?.fr ?? []} />
						</>
					),
				},
			]}
		/>
	);
}
