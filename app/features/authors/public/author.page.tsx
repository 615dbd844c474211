import { data, redirect } from "react-router";
import { ErrorScreen } from "#app/features/site-shell/error-screen.tsx";
import { localizePath } from "#app/i18n/language.ts";
import type { PageAddress } from "#app/metadata/alternate-links.tsx";
import { pageMeta, siteNameOf } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { Route } from "./+types/author.page";
import { AuthorData } from "./author-data.tsx";
import { AuthorView } from "./author-view.tsx";

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

/** Somebody who writes articles; what is not there is the site's 404. */
export default function AuthorPage({ loaderData: { found } }: Route.ComponentProps) {
	if (found === null) return <ErrorScreen kind="notFound" />;
	return (
		<>
			<AuthorData author={found.author} />
			<AuthorView {...found} />
		</>
	);
}
