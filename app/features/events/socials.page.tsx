import { languageOf } from "../../language";
import { pageMeta } from "../../page-meta";
import { handText } from "../../text/dictionaries.server";
import { readText } from "../../text/handed-text";
import type { Route } from "./+types/socials.page";
import { eventText } from "./event-text";
import { eventsContext } from "./events.context";
import { Expectations } from "./expectations";
import { Questions } from "./questions";
import { Reasons } from "./reasons";
import { SocialsData } from "./socials-data";
import { SocialsHero } from "./socials-hero";
import { SocialsSteps } from "./socials-steps";
import { Ticket } from "./ticket";
import { UpcomingEvents } from "./upcoming-events";
import { Voices } from "./voices";

export async function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(new URL(request.url).pathname);
	const upcoming = await context.get(eventsContext).listUpcoming();
	const events = upcoming.map((event) => eventText(event, language));
	const dated = upcoming.filter(({ calendarDate }) => calendarDate !== null);
	return { language, text: handText(language, "socials"), events, dated };
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(loaderData?.language, loaderData && readText(loaderData.text).socials.meta, page);

export default function SocialsPage({ loaderData }: Route.ComponentProps) {
	return (
		<main id="content">
			<SocialsHero />
			<Expectations />
			<SocialsSteps />
			<Voices />
			<Reasons />
			<UpcomingEvents events={loaderData.events} />
			<Ticket />
			<Questions />
			<SocialsData events={loaderData.dated} />
		</main>
	);
}
