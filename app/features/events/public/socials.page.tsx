import type { SocialEvent } from "#app/features/events/event.ts";
import { type TableText, tableLink, tableText } from "#app/features/events/table-text.server.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { pages } from "#app/site/site-map.ts";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { PageSections } from "#app/ui/page-sections.tsx";
import type { Route } from "./+types/socials.page";
import { EventData } from "./event-data.tsx";
import {
	Expectations,
	PastTables,
	Questions,
	Reasons,
	SignUp,
	SocialsSteps,
	Testimonials,
	Ticket,
} from "./socials-sections.tsx";
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

/** The first screen, with the table seen from above. */
function SocialsHero() {
	const t = useText("socials");
	return (
		<section className="relative overflow-hidden pt-34 md:pt-44 lg:min-h-[50rem]">
			<div className="content relative z-10 pb-14 lg:pb-40">
				<p className="label text-ember">{t("hero.label")}</p>
				<h1 className="mt-6 max-w-[6.9em] text-display">
					<Emphasis text={t("hero.title")} />
				</h1>
				<p className="mt-8 max-w-[32rem] text-lead">{t("hero.lead")}</p>
				<div className="mt-10">
					<SignUp label={t("hero.action")}>
						<a href="#dates" className="text-link inline-flex min-h-12 items-center">
							{t("hero.dates")}
						</a>
					</SignUp>
				</div>
			</div>
			<TableArt className="-mb-[calc(min(40rem,118vw)*0.4)] w-[min(40rem,118vw)] max-w-none max-lg:mx-auto max-lg:translate-x-[8%] lg:absolute lg:top-1/2 lg:left-[max(52%,36rem)] lg:mb-0 lg:w-[50rem] lg:-translate-y-[46%]" />
		</section>
	);
}

/** Structured data: the tables that have a day, and the breadcrumb. */
function SocialsData({ events, texts }: { events: SocialEvent[]; texts: TableText[] }) {
	const t = useText("socials");
	return (
		<>
			{events.map((event) => {
				const text = texts.find(({ id }) => id === event.id);
				return text === undefined ? null : <EventData key={event.id} event={event} text={text} />;
			})}
			<BreadcrumbData trail={[{ name: t("hero.label"), path: pages.socials }]} />
		</>
	);
}

/** Seats in degrees from the top. Neighbours meet halfway. */
const seats = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];
const betweenSeats = 22.5;

const settleClass = "transition-[opacity,translate] duration-1200 ease-calm starting:opacity-0";

/** A round table from above: eight guests of two colours, each meeting both neighbours. */
function TableArt({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 720 720" className={className} fill="none" aria-hidden="true">
			<defs>
				<linearGradient id="guest-warm" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor="#f8c4a0" />
					<stop offset="1" stopColor="#f59a79" />
				</linearGradient>
				<linearGradient id="guest-cool" x1="1" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#bfd9d2" />
					<stop offset="1" stopColor="#8fada9" />
				</linearGradient>
			</defs>
			<circle cx="360" cy="360" r="352" stroke="#e3d2bf" />
			{seats.map((degrees, index) => (
				<g key={degrees} transform={`rotate(${degrees} 360 360)`}>
					<circle
						cx="360"
						cy="148"
						r="102"
						fill={`url(#guest-${index % 2 === 0 ? "warm" : "cool"})`}
						className={`${settleClass} starting:-translate-y-8`}
						style={{ transitionDelay: `${index * 70}ms` }}
					/>
				</g>
			))}
			{seats.map((degrees) => (
				<path
					key={degrees}
					d="M360 102.2a102 102 0 0 1 0 123.8a102 102 0 0 1 0 -123.8"
					transform={`rotate(${degrees + betweenSeats} 360 360)`}
					fill="#f2491b"
					className={`${settleClass} delay-900`}
				/>
			))}
			<circle cx="360" cy="360" r="166" fill="#fbf7f2" />
			<circle cx="360" cy="360" r="148" stroke="#e3d2bf" />
			<circle cx="342" cy="360" r="34" stroke="#f2491b" strokeWidth="1.75" />
			<circle cx="378" cy="360" r="34" stroke="#17494a" strokeWidth="1.75" />
		</svg>
	);
}
