import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useText } from "../../text/text-context";
import { Badge } from "../../ui/badge";
import { Tabs } from "../../ui/tabs";
import type { ArticleDraft } from "../articles/article";
import { frenchState } from "./article-draft";
import { ArticleTextsFields } from "./article-texts-fields";
import { categoriesQuery } from "./articles.query";

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
