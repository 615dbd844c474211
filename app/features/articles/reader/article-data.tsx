import type { ArticleText } from "#app/features/articles/article-text.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { JsonLd } from "#app/metadata/json-ld.tsx";
import { useSiteUrl } from "#app/metadata/site-url.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { blogPostingJsonLd } from "./blog-posting.ts";

/** What an article's page tells search engines beside its text. */
export function ArticleData({ article }: { article: Omit<ArticleText, "html"> }) {
	const t = useText("blog");
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const trail = [
		{ name: t("label"), path: "/blog" },
		{ name: article.title, path: `/blog/${article.slug}` },
	];
	return (
		<>
			<JsonLd data={import.meta.env.SSR ? blogPostingJsonLd(siteUrl, language, article) : undefined} />
			<BreadcrumbData trail={trail} />
		</>
	);
}
