import { data, type MetaDescriptor } from "react-router";
import type { OpenText } from "#app/i18n/text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { PageAddress } from "#app/metadata/alternate-links.tsx";
import { pageMeta, siteNameOf } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import type { Route } from "./+types/blog.page";
import { blogAddress, blogQuery } from "./blog-address.ts";
import { blogChoiceOf, isFiltered } from "./blog-choice.ts";
import { blogList, refusedList } from "./blog-list.server.ts";
import { BlogView } from "./blog-view.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language, articles, countSearch, readTexts } = context.get(siteContext);
	const asked = blogChoiceOf(url.searchParams);
	const waitSeconds = asked.search === "" ? undefined : await countSearch();
	const list =
		waitSeconds === undefined ? await blogList(articles, language, asked) : refusedList(asked, waitSeconds);
	const { choice, beyond } = list;
	const address: PageAddress = { indexed: !beyond && !isFiltered(choice), query: blogQuery(choice) };
	const texts = await readTexts();
	const shown = { language, text: texts.serialize(language, "blog"), list, address };
	if (waitSeconds === undefined) return data(shown, { status: beyond ? 404 : 200 });
	return data(shown, {
		status: 429,
		headers: { "Retry-After": String(waitSeconds), "Cache-Control": "no-store" },
	});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	if (!loaderData) return [{ title: siteNameOf(page) }];
	const { language, list } = loaderData;
	const { choice, pages, beyond } = list;
	const filter = [list.category, choice.search, list.tag].filter((part) => part !== "").join(" · ");
	const textsOf = (read: OpenText<"blog">) => {
		const t = read("blog");
		const place = choice.page > 1 ? t("meta.titlePage", { page: choice.page }) : "";
		const title = filter === "" ? t("meta.title") : t("meta.titleFiltered", { filter });
		return { title: place + title, description: t("meta.description") };
	};
	const neighbour = (rel: "prev" | "next", number: number): MetaDescriptor[] =>
		beyond || number < 1 || number > pages
			? []
			: [{ tagName: "link", rel, href: blogAddress(language, { ...choice, page: number }) }];
	return [
		...pageMeta(loaderData, textsOf, page),
		...neighbour("prev", choice.page - 1),
		...neighbour("next", choice.page + 1),
	];
};

export default function BlogPage({ loaderData }: Route.ComponentProps) {
	const t = useText("blog");
	return (
		<>
			<BreadcrumbData trail={[{ name: t("label"), path: pages.blog }]} />
			<BlogView list={loaderData.list} />
		</>
	);
}
