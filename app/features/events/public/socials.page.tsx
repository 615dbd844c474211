import { tableLink, tableText } from "#app/features/events/table-text.server.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { PageSections } from "#app/ui/page-sections.tsx";
import type { Route } from "./+types/socials.page";
import { Expectations } from "./expectations.tsx";
import { PastTables } from "./past-tables.tsx";
import { Questions } from "./questions.tsx";
import { Reasons } from "./reasons.tsx";
import { SocialsData } from "./socials-data.tsx";
import { SocialsHero } from "./socials-hero.tsx";
import { SocialsSteps } from "./socials-steps.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Ticket } from "./ticket.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";

/** The sections of the page by the names that its texts order. */
const sections = {
	expectations: Expectations,
	steps: SocialsSteps,
	testimonials: Testimonials,
	reasons: Reasons,
	dates: UpcomingEvents,
	past: PastTables,
	ticket: Ticket,
	questions: Questions,
};

export async function loader({ context }: Route.LoaderArgs) {
	const { language, events: stored, readTexts } = context.get(siteContext);
	const [texts, upcoming, past, today] = await Promise.all([
		readTexts(),
		stored.listUpcoming(),
		stored.listPast(),
		stored.today(),
	]);
	const events = upcoming.map((event) => tableText(event, { language, texts, today }));
	const dated = upcoming.filter(({ calendarDate }) => calendarDate !== null);
	const tables = past.map((event) => tableLink(event, language));
	return { language, text: texts.serialize(language, "socials", "table"), events, dated, tables };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("socials")("meta"), page);

export default function SocialsPage({ loaderData }: Route.ComponentProps) {
	return (
		<main id="content">
			<SocialsHero />
			<PageSections order={useText("socials")("sections")} sections={sections} data={loaderData} />
			<SocialsData events={loaderData.dated} texts={loaderData.events} />
		</main>
	);
}
