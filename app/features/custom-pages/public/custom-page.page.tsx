import { data, redirect } from "react-router";
import type { ShownPage } from "#app/features/custom-pages/custom-page.ts";
import { ErrorScreen } from "#app/features/site-shell/error-screen.tsx";
import { localizePath, nameOfLanguage, plainPath } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/text-context.tsx";
import { type PageAddress, unknownAddress } from "#app/metadata/alternate-links.tsx";
import { pageMeta, siteNameOf } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { customSlugAt } from "#app/site/custom-addresses.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/custom-page.page";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, siteUrl, articles, customPages, readTexts } = context.get(siteContext);
	const slug = customSlugAt(`/${params.slug}`);
	const found = slug === undefined ? undefined : await customPages.findShown(slug, language);
	if (found === undefined) {
		return data({ found: null, address: unknownAddress }, { status: 404 });
	}
	if ("movedTo" in found) throw redirect(found.movedTo, 301);
	const html = await articles.rendering.describeHtml(found.page.html, found.page.language);
	const page = { ...found.page, html };
	const texts = await readTexts();
	const note =
		page.language === language
			? undefined
			: texts.open(language, "blog")("article.writtenIn", {
					language: nameOfLanguage(page.language, language),
				});
	const address: PageAddress = { indexed: true, query: "", paths: page.paths };
	return data({ language, siteUrl, text: texts.serialize(language), found: page, note, address });
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	if (!loaderData?.found) return [];
	const { found, siteUrl, language } = loaderData;
	const { description, paths } = found;
	const title = found.searchTitle || `${found.title} · ${siteNameOf(page)}`;
	const own = paths[language];
	// The site map knows neither its address nor its picture.
	const known: Record<string, string> = {
		"og:url": siteUrl + own,
		"og:image": `${siteUrl}/share/${language}/page${own.slice(own.lastIndexOf("/"))}.png`,
	};
	const ofHome = { ...page, location: { pathname: localizePath("/", language) } };
	return pageMeta(loaderData, () => ({ title, description }), ofHome).map((tag) => {
		const content = "property" in tag ? known[String(tag.property)] : undefined;
		return content === undefined ? tag : { ...tag, content };
	});
};

/** A page that the owner added; what is not there is the site's 404. */
export default function CustomPage({ loaderData }: Route.ComponentProps) {
	if (loaderData.found === null) return <ErrorScreen kind="notFound" />;
	return <CustomPageView page={loaderData.found} note={loaderData.note} />;
}

/** A page of the owner's: its title on sand, its text in one column, and its language where needed. */
function CustomPageView({ page, note }: { page: ShownPage; note: string | undefined }) {
	const pageLanguage = useLanguage();
	const lang = page.language === pageLanguage ? undefined : page.language;
	return (
		<main id="content" className="wrap-anywhere">
			<BreadcrumbData trail={[{ name: page.title, path: plainPath(page.paths[pageLanguage]) }]} />
			<header className="bg-sand pt-32 pb-16 md:pt-44 md:pb-24 print:pt-0">
				<div className="content">
					<h1 lang={lang} className="max-w-4xl text-display">
						{page.title}
					</h1>
					{note === undefined ? null : <p className="mt-6 border-l-2 border-brand pl-4 text-small">{note}</p>}
				</div>
			</header>
			<div className="content py-16 lg:py-24">
				<div lang={lang} className="prose max-w-column" dangerouslySetInnerHTML={{ __html: page.html }} />
			</div>
		</main>
	);
}
