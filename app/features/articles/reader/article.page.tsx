import { data, redirect } from "react-router";
import { articlePaths, relatedCount } from "#app/features/articles/article-text.ts";
import { localizePath } from "#app/i18n/language.ts";
import { parseTexts } from "#app/i18n/serialized-texts.ts";
import type { PageAddress } from "#app/metadata/alternate-links.tsx";
import { pageMeta, siteNameOf } from "#app/metadata/page-meta.ts";
import { languages } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { Route } from "./+types/article.page";
import { ArticleData } from "./article-data.tsx";
import { ArticleNotFound, ArticleView } from "./article-view.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, siteUrl, articles, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "blog");
	const found = await articles.texts.find(params.slug.toLowerCase(), language);
	if (found === undefined) {
		const address: PageAddress = { indexed: false, query: "" };
		return data({ language, text, found: null, address }, { status: 404 });
	}
	if ("movedTo" in found) throw redirect(localizePath(entryPath("article", found.movedTo), language), 301);
	const { html, ...article } = found.text;
	const paths = articlePaths(found.slugs);
	// If one language's text appeared on another site first, the others have no alternates.
	const own = found.listedIn.length === languages.length ? undefined : siteUrl + paths[language];
	const canonical = article.originalUrl || own;
	const address: PageAddress = { indexed: true, query: "", paths, canonical };
	const related = await articles.related.list(language, article, relatedCount);
	const shareAddress = siteUrl + paths[language];
	return data({ language, text, address, found: { article, html, related, shareAddress } });
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	if (!loaderData) return [{ title: siteNameOf(page) }];
	if (!loaderData.found) return [{ title: parseTexts(loaderData.text).blog.article.notFound.title }];
	const { title, excerpt, searchTitle, searchDescription, publishedAt, updatedAt } = loaderData.found.article;
	const ofSite = `${searchTitle || title} · ${siteNameOf(page)}`;
	return [
		...pageMeta(loaderData, () => ({ title: ofSite, description: searchDescription || excerpt }), page),
		{ property: "article:published_time", content: publishedAt },
		{ property: "article:modified_time", content: updatedAt },
	];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	const { found } = loaderData;
	if (found === null) return <ArticleNotFound />;
	return (
		<>
			<ArticleData article={found.article} />
			<ArticleView {...found} />
		</>
	);
}
