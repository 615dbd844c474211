import { eventText } from "#app/features/events/event-text.ts";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Route } from "./+types/socials.page";
import { Expectations } from "./expectations.tsx";
import { Questions } from "./questions.tsx";
import { Reasons } from "./reasons.tsx";
import { SocialsData } from "./socials-data.tsx";
import { SocialsHero } from "./socials-hero.tsx";
import { SocialsSteps } from "./socials-steps.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Ticket } from "./ticket.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { language, events: stored, readTexts } = context.get(siteContext);
	const [texts, upcoming] = await Promise.all([readTexts(), stored.listUpcoming()]);
	const events = upcoming.map((event) => eventText(event, language));
	const dated = upcoming.filter(({ calendarDate }) => calendarDate !== null);
	return { language, text: texts.serialize(language, "socials"), events, dated };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData, (read) => read("socials")("meta"), page);

export default function SocialsPage({ loaderData }: Route.ComponentProps) {
	return (
		<main id="content">
			<SocialsHero />
			<Expectations />
			<SocialsSteps />
			<Testimonials />
			<Reasons />
			<UpcomingEvents events={loaderData.events} />
			<Ticket />
			<Questions />
			<SocialsData events={loaderData.dated} />
		</main>
	);
}
