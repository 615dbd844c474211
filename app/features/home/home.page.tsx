import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { textOf } from "../../text/dictionaries.server";
import { NewsletterSection } from "../newsletter/newsletter-section";
import type { Route } from "./+types/home.page";
import { Hero } from "./hero";
import { homeContext } from "./home.context";
import { Insights } from "./insights";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const sources = context.get(homeContext);
	const [articles, memberCount] = await Promise.all([
		sources.latestArticles(language),
		sources.memberCount(),
	]);
	return { language, text: textOf(language, "home", "blog"), articles, memberCount };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta(loaderData?.language, loaderData?.text.home.meta);

export default function HomePage({ loaderData }: Route.ComponentProps) {
	return (
		<main id="content">
			<Hero memberCount={loaderData.memberCount} />
			<Insights articles={loaderData.articles} />
			<NewsletterSection />
		</main>
	);
}
