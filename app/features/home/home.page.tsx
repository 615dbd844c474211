import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import { NewsletterSection } from "../newsletter/newsletter-section";
import type { Route } from "./+types/home.page";
import { ApplyCall } from "./apply-call";
import { Comparison } from "./comparison";
import { Guarantees } from "./guarantees";
import { Hero } from "./hero";
import { homeContext } from "./home.context";
import { HomeData } from "./home-data";
import { Insights } from "./insights";
import { Introduction } from "./introduction";
import { MemberCounter } from "./member-counter";
import { Membership } from "./membership";
import { Price } from "./price";
import { Questions } from "./questions";
import { QuoteScreens } from "./quote-screens";
import { Referral } from "./referral";
import { Research } from "./research";
import { SecondApply } from "./second-apply";
import { Steps } from "./steps";
import { TeamStory } from "./team-story";
import { Testimonials } from "./testimonials";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const sources = context.get(homeContext);
	const [articles, memberCount] = await Promise.all([
		sources.latestArticles(language),
		sources.memberCount(),
	]);
	return { language, text: handText(language, "home", "blog"), articles, memberCount };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).home.meta, page);

export default function HomePage({ loaderData }: Route.ComponentProps) {
	return (
		<main id="content">
			<Hero memberCount={loaderData.memberCount} />
			<Introduction />
			<ApplyCall />
			<MemberCounter memberCount={loaderData.memberCount} />
			<Testimonials />
			<QuoteScreens />
			<Membership />
			<SecondApply />
			<TeamStory />
			<Comparison />
			<Guarantees />
			<Price />
			<Steps />
			<Research />
			<Referral />
			<Insights articles={loaderData.articles} />
			<Questions />
			<NewsletterSection />
			<HomeData />
		</main>
	);
}
