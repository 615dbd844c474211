import { data } from "react-router";
import { formatDay } from "#app/i18n/dates.ts";
import { parseTexts } from "#app/i18n/serialized-texts.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/preview.page";
import { ArticleNotFound, ArticleView } from "./article-view.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, previewLinks, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "blog");
	const found = await previewLinks.findText(params.token, language);
	if (found === undefined) return data({ language, text, found: null }, { status: 404 });
	const { html, ...article } = found.text;
	return data({ language, text, found: { article, html, expiresAt: found.expiresAt } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
	const texts = loaderData && parseTexts(loaderData.text).blog.article;
	return [{ title: (loaderData?.found?.article.title || texts?.notFound.title) ?? "" }];
};

/** An article as readers would see it, for those who have its private link. */
export default function PreviewPage({ loaderData: { found } }: Route.ComponentProps) {
	if (found === null) return <ArticleNotFound />;
	return (
		<>
			<PreviewStrip expiresAt={found.expiresAt} />
			<ArticleView article={found.article} html={found.html} related={[]} shareAddress={undefined} />
		</>
	);
}

/** Says that this is not the public page, and when its link expires. */
function PreviewStrip({ expiresAt }: { expiresAt: string }) {
	const t = useText("blog");
	const date = formatDay(expiresAt, useLanguage());
	return (
		<p
			role="note"
			className="screen-only fixed bottom-4 left-1/2 z-40 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-full bg-ink px-5 py-2 text-center text-small text-balance text-paper"
		>
			{t("article.preview", { date })}
		</p>
	);
}
