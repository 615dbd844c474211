import { data, redirect } from "react-router";
import { languageOf, localizePath } from "../../language";
import { pageMeta } from "../../page-meta";
import { textOf } from "../../text/dictionaries.server";
import { ArticleData } from "../discovery/structured-data";
import type { Route } from "./+types/article.page";
import { articleHtml } from "./article-html.server";
import { ArticleNotFound } from "./article-not-found";
import { ArticleView } from "./article-view";
import { articlesContext } from "./articles.context";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const text = textOf(language, "blog");
	const found = await context.get(articlesContext).findText(params.slug.toLowerCase(), language);
	if (found === undefined) return data({ language, text, article: null, html: "" }, { status: 404 });
	if ("movedTo" in found) throw redirect(localizePath(`/blog/${found.movedTo}`, language), 301);
	const { content, ...article } = found.text;
	return data({ language, text, article, html: articleHtml(content) });
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	if (!loaderData?.article) {
		const title = loaderData?.text.blog.article.notFound.title ?? "";
		return [{ title }, { name: "robots", content: "noindex" }];
	}
	const { title, excerpt, publishedAt, updatedAt } = loaderData.article;
	return [
		...pageMeta(loaderData.language, { title, description: excerpt }, page),
		{ property: "article:published_time", content: publishedAt },
		{ property: "article:modified_time", content: updatedAt },
	];
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	const { article, html } = loaderData;
	if (article === null) return <ArticleNotFound />;
	return (
		<>
			<ArticleData article={article} />
			<ArticleView article={article} html={html} />
		</>
	);
}
