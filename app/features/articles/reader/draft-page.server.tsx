import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { ArticleCardData, ArticleText } from "#app/features/articles/article-text.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { SiteFactsProvider } from "#app/site/use-site.tsx";
import { ArticleView } from "./article-view.tsx";

/** Renders the page of an article in a language as HTML, without header, footer and scripts. */
export async function draftPage(page: {
	language: Language;
	texts: SiteTexts;
	text: ArticleText;
	related: ArticleCardData[];
}): Promise<string> {
	const { language, texts, related } = page;
	const { html, ...article } = page.text;
	const element = (
		<TextProvider language={language} dictionaries={texts.pick(language, "blog", "newsletterForm", "errors")}>
			<SiteFactsProvider facts={texts.facts(language)}>
				<ArticleView {...{ article, html, related }} shareAddress={undefined} />
			</SiteFactsProvider>
		</TextProvider>
	);
	// Links and forms of a page need a router.
	const handler = createStaticHandler([{ path: "*", element }]);
	const context = await handler.query(new Request(`http://localhost${localizePath("/", language)}`));
	if (context instanceof Response) throw new Error("A page without a loader was answered otherwise.");
	const router = createStaticRouter(handler.dataRoutes, context);
	return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
