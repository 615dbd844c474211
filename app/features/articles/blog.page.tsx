import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { textOf } from "../../text/dictionaries.server";
import { useText } from "../../text/text-context";
import { Emphasis } from "../../ui/emphasis";
import { BreadcrumbData } from "../discovery/structured-data";
import type { Route } from "./+types/blog.page";
import { ArticleCard } from "./article-card";
import { articlesContext } from "./articles.context";

const pageSize = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const cards = await context.get(articlesContext).listCards(language, { limit: pageSize });
	return { language, text: textOf(language, "blog"), cards };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData?.text.blog.meta, page);

export default function BlogPage({ loaderData }: Route.ComponentProps) {
	const t = useText("blog");
	const { cards } = loaderData;
	return (
		<main id="content" className="content pt-36 pb-section">
			<BreadcrumbData trail={[{ name: t("label"), path: "/blog" }]} />
			<p className="label text-ember">{t("label")}</p>
			<h1 className="mt-4 text-display">
				<Emphasis text={t("title")} />
			</h1>
			<p className="mt-6 max-w-column text-lead text-ink-soft">{t("lead")}</p>
			{cards.length === 0 ? (
				<NoArticles />
			) : (
				<div className="mt-16 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
					{cards.map((card) => (
						<ArticleCard key={card.slug} article={card} level={2} />
					))}
				</div>
			)}
		</main>
	);
}

function NoArticles() {
	const t = useText("blog");
	return (
		<div className="mt-16 border-t border-clay pt-10">
			<h2 className="text-heading">
				<Emphasis text={t("empty.title")} />
			</h2>
			<p className="mt-3 text-ink-soft">{t("empty.text")}</p>
		</div>
	);
}
