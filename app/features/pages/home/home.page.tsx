import { pageMeta } from "#app/document/page-meta.ts";
import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { handText } from "#app/i18n/dictionaries.server.ts";
import { readText } from "#app/i18n/handed-text.ts";
import { languageOf } from "#app/i18n/language.ts";
import type { Route } from "./+types/home.page";
import { ApplyCall } from "./apply-call.tsx";
import { Comparison } from "./comparison.tsx";
import { Guarantees } from "./guarantees.tsx";
import { Hero } from "./hero.tsx";
import { homeContext } from "./home.context.ts";
import { HomeData } from "./home-data.tsx";
import { Insights } from "./insights.tsx";
import { Introduction } from "./introduction.tsx";
import { MemberCounter } from "./member-counter.tsx";
import { Membership } from "./membership.tsx";
import { Price } from "./price.tsx";
import { Questions } from "./questions.tsx";
import { QuoteScreens } from "./quote-screens.tsx";
import { Referral } from "./referral.tsx";
import { Research } from "./research.tsx";
import { SecondApply } from "./second-apply.tsx";
import { Steps } from "./steps.tsx";
import { TeamStory } from "./team-story.tsx";
import { Testimonials } from "./testimonials.tsx";

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
