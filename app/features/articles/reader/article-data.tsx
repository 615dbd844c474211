import type { BlogPosting, WithContext } from "schema-dts";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import { authorOf } from "#app/features/articles/author.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { JsonLd } from "#app/metadata/json-ld.tsx";
import { organizationAt } from "#app/metadata/organization.ts";
import { shareImagePath } from "#app/metadata/public-pages.ts";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import type { Language } from "#app/site/site-config.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { entryPath, pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";

export function ArticleData({ article }: { article: Omit<ArticleText, "html"> }) {
	const t = useText("blog");
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const site = useSite();
	const trail = [
		{ name: t("label"), path: pages.blog },
		{ name: article.title, path: entryPath("article", article.slug) },
	];
	return (
		<>
			<JsonLd data={import.meta.env.SSR ? blogPostingJsonLd(siteUrl, language, site, article) : undefined} />
			<BreadcrumbData trail={trail} />
		</>
	);
}

/** An article at its address in the reader's language; its text may be in another one. */
export function blogPostingJsonLd(
	siteUrl: string,
	language: Language,
	site: Pick<SiteFacts, "name">,
	article: Omit<ArticleText, "html">,
): WithContext<BlogPosting> {
	const path = localizePath(entryPath("article", article.slug), language);
	const url = siteUrl + path;
	const pictures = [article.imageUrl, shareImagePath(path)].filter((picture) => typeof picture === "string");
	return {
		"@context": "https://schema.org",
		"@type": "BlogPosting",
		headline: article.title,
		description: article.searchDescription || article.excerpt,
		image: pictures.map((picture) => siteUrl + picture),
		datePublished: article.publishedAt,
		dateModified: article.updatedAt,
		inLanguage: article.language,
		keywords: article.tags,
		...(article.category === "" ? {} : { articleSection: article.category }),
		author: authorOf({ article, site, siteUrl, language }),
		publisher: {
			...organizationAt(siteUrl, site),
			logo: { "@type": "ImageObject", url: `${siteUrl}/icon-512.png` },
		},
		...(article.originalUrl === "" ? {} : { isBasedOn: article.originalUrl }),
		mainEntityOfPage: { "@type": "WebPage", "@id": article.originalUrl || url },
		url,
	};
}
