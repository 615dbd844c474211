import { data, redirect } from "react-router";
import type { ProfilePage, WithContext } from "schema-dts";
import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { personOf } from "#app/features/articles/author.ts";
import { ArticleCard } from "#app/features/articles/reader/article-card.tsx";
import { cardLayout } from "#app/features/articles/reader/card-layout.ts";
import type { ShownAuthor } from "#app/features/authors/storage/authors.shown.server.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { ErrorScreen } from "#app/features/site-shell/error-screen.tsx";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { PageAddress } from "#app/metadata/alternate-links.tsx";
import { JsonLd } from "#app/metadata/json-ld.tsx";
import { organizationAt } from "#app/metadata/organization.ts";
import { pageMeta, siteNameOf } from "#app/metadata/page-meta.ts";
import { useSiteUrl } from "#app/metadata/root-data.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import type { Language } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { entryPath, pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/author.page";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, authors, articles, readTexts } = context.get(siteContext);
	const text = (await readTexts()).serialize(language, "blog");
	const found = await authors.findShown(params.slug.toLowerCase(), language);
	if (found === undefined) {
		const address: PageAddress = { indexed: false, query: "" };
		return data({ language, text, found: null, address }, { status: 404 });
	}
	if ("movedTo" in found) throw redirect(localizePath(entryPath("author", found.movedTo), language), 301);
	const { id, ...author } = found.author;
	const address: PageAddress = { indexed: true, query: "" };
	return data({
		language,
		text,
		found: { author, cards: await articles.ofAuthor.list(language, id) },
		address,
	});
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	if (!loaderData?.found) return [];
	const { name, words } = loaderData.found.author;
	const title = `${name} · ${siteNameOf(page)}`;
	return pageMeta(
		loaderData,
		(read) => ({
			title,
			description: words.split("\n")[0] || read("blog")("author.description", { author: name }),
		}),
		page,
	);
};

/** The page of somebody who writes articles; what is not there is the site's 404. */
export default function AuthorPage({ loaderData: { found } }: Route.ComponentProps) {
	if (found === null) return <ErrorScreen kind="notFound" />;
	return (
		<>
			<AuthorData author={found.author} />
			<AuthorView {...found} />
		</>
	);
}

type Author = Omit<ShownAuthor, "id">;

/** The structured data of an author's page. */
function AuthorData({ author }: { author: Author }) {
	const t = useText("blog");
	const siteUrl = useSiteUrl();
	const language = useLanguage();
	const site = useSite();
	const trail = [
		{ name: t("label"), path: pages.blog },
		{ name: author.name, path: entryPath("author", author.slug) },
	];
	return (
		<>
			<JsonLd data={import.meta.env.SSR ? profilePageJsonLd(siteUrl, language, site, author) : undefined} />
			<BreadcrumbData trail={trail} />
		</>
	);
}

/** The page of an author, who is the same person on every page. */
function profilePageJsonLd(
	siteUrl: string,
	language: Language,
	site: Pick<SiteFacts, "name">,
	author: Author,
): WithContext<ProfilePage> {
	const { words, imageUrl } = author;
	return {
		"@context": "https://schema.org",
		"@type": "ProfilePage",
		inLanguage: language,
		mainEntity: {
			...personOf(author, { siteUrl, language }),
			...(words === "" ? {} : { description: words }),
			...(imageUrl === null ? {} : { image: siteUrl + imageUrl }),
			worksFor: organizationAt(siteUrl, site),
		},
	};
}

/** An author: portrait, name, a few words, and the published articles. */
function AuthorView(props: { author: Omit<ShownAuthor, "id">; cards: ArticleCardData[] }) {
	const { author, cards } = props;
	const t = useText("blog");
	const language = useLanguage();
	const lang = author.wordsLanguage === language ? undefined : author.wordsLanguage;
	return (
		<main id="content" className="wrap-anywhere">
			<header className="bg-sand pt-32 pb-16 md:pt-44 md:pb-24">
				<div className="content flex flex-wrap items-center gap-x-12 gap-y-8">
					{author.imageUrl === null ? null : (
						<MediaPicture
							url={author.imageUrl}
							alt=""
							position={author.position}
							sizes="(min-width: 64rem) 14rem, 10rem"
							priority="now"
							className="size-40 rounded-full object-cover lg:size-56"
						/>
					)}
					<div className="max-w-column">
						<p className="label text-ember">
							<PageLink to={localizePath(pages.blog, language)}>{t("label")}</PageLink>
						</p>
						<h1 className="mt-4 text-display">{author.name}</h1>
						{author.words === "" ? null : (
							<p lang={lang} className="mt-6 whitespace-pre-line text-lead text-ink-soft">
								{author.words}
							</p>
						)}
					</div>
				</div>
			</header>
			<section aria-labelledby="articles" className="content py-section">
				<h2 id="articles" className="text-title">
					<Emphasis text={t("author.articles")} />
				</h2>
				<div className={`mt-10 ${cardLayout.grid}`}>
					{cards.map((card) => (
						<ArticleCard key={card.slug} article={card} level={3} />
					))}
				</div>
			</section>
		</main>
	);
}
