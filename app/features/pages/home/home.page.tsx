import { cardTexts } from "#app/features/articles/reader/article-card.tsx";
import { NewsletterSection } from "#app/features/newsletter/signup/newsletter-section.tsx";
import { verificationMeta } from "#app/features/settings/search-settings.ts";
import { activeMembersKey, confirmedAt, publicMemberCount } from "#app/features/settings/setting.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { OrganizationData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { personOf } from "#app/site/site-facts.ts";
import { PageSections } from "#app/ui/page-sections.tsx";
import type { Route } from "./+types/home.page";
import { ApplyCall } from "./apply-call.tsx";
import { Comparison } from "./comparison.tsx";
import { Guarantees } from "./guarantees.tsx";
import { Hero } from "./hero.tsx";
import { Insights } from "./insights.tsx";
import { Introduction } from "./introduction.tsx";
import { MemberCounter } from "./member-counter.tsx";
import { Membership } from "./membership.tsx";
import { PersonBehind } from "./person.tsx";
import { Price } from "./price.tsx";
import { Questions } from "./questions.tsx";
import { QuoteScreens } from "./quote-screens.tsx";
import { Referral } from "./referral.tsx";
import { Research } from "./research.tsx";
import { SecondApply } from "./second-apply.tsx";
import { Steps } from "./steps.tsx";
import { TeamStory } from "./team-story.tsx";
import { Testimonials } from "./testimonials.tsx";

/** Number of articles shown (specification, section 9). */
const latestArticles = 3;

/** The sections by the names that the page's texts order. */
const sections = {
	introduction: Introduction,
	applyCall: ApplyCall,
	members: MemberCounter,
	testimonials: Testimonials,
	quotes: QuoteScreens,
	membership: Membership,
	secondApply: SecondApply,
	team: TeamStory,
	comparison: Comparison,
	guarantees: Guarantees,
	price: Price,
	steps: Steps,
	research: Research,
	referral: Referral,
	insights: Insights,
	questions: Questions,
	newsletter: NewsletterSection,
};

export async function loader({ context }: Route.LoaderArgs) {
	const { language, articles, settings, readTexts } = context.get(siteContext);
	const [texts, cards, members, verification] = await Promise.all([
		readTexts(),
		articles.cards.list(language, { limit: latestArticles }),
		settings.find(activeMembersKey),
		verificationMeta(settings.find),
	]);
	const memberCount = publicMemberCount(members?.value);
	const counted = confirmedAt(members);
	const day = counted === undefined ? undefined : formatDay(counted, language);
	return {
		language,
		text: texts.serialize(language, "home", cardTexts),
		articles: cards,
		person: personOf(texts.values, language),
		memberCount,
		day,
		verification,
	};
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => [
	...pageMeta(loaderData, (read) => read("home")("meta"), page),
	...(loaderData?.verification ?? []),
];

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const order = useText("home")("sections");
	return (
		<main id="content">
			<Hero memberCount={loaderData.memberCount} />
			{loaderData.person ? <PersonBehind person={loaderData.person} /> : null}
			<PageSections order={order} sections={sections} data={loaderData} />
			<OrganizationData person={loaderData.person} />
		</main>
	);
}
