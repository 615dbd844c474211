import { Fragment } from "react";
import { data, redirect } from "react-router";
import { entryPaths, slugIn } from "#app/content/entry-slugs.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { type TableText, tableMeta, tableText } from "#app/features/events/table-text.server.ts";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { localizePath } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { PageAddress } from "#app/metadata/alternate-links.tsx";
import { pageMeta } from "#app/metadata/page-meta.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import { entryPath, pages } from "#app/site/site-map.ts";
import { useSite } from "#app/site/use-site.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { ButtonLink, OutboundButton } from "#app/ui/button.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { NothingHere } from "#app/ui/nothing-here.tsx";
import { TextLink } from "#app/ui/page-link.tsx";
import type { Route } from "./+types/table.page";
import { EventData } from "./event-data.tsx";
import { InItsLanguage } from "./in-its-language.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { language, events, readTexts } = context.get(siteContext);
	const slug = params.slug.toLowerCase();
	const [texts, event, today] = await Promise.all([readTexts(), events.findTable(slug), events.today()]);
	const text = texts.serialize(language, "table");
	if (event === undefined) {
		const address: PageAddress = { indexed: false, query: "" };
		return data({ language, text, found: null, address }, { status: 404 });
	}
	const paths = entryPaths("table", event);
	if (slugIn(language, event) !== slug) throw redirect(paths[language], 301);
	const address: PageAddress = { indexed: true, query: "", paths };
	const words = { language, texts, today };
	const table = tableText(event, words);
	const { ticketPrice } = event;
	const ownTexts = ticketPrice === null ? texts : texts.withFacts({ ticket: ticketPrice });
	const { socials } = ownTexts.pick(language, "socials");
	const isOff = table.phase === "over" || table.phase === "cancelled";
	const questions: Question[] = isOff ? [] : fittingQuestions(socials.faq.items, ticketPrice);
	const found = { event, table, questions, label: socials.hero.label, meta: tableMeta(event, words) };
	return data({ language, text, found, address });
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) => {
	const found = loaderData?.found ?? undefined;
	return pageMeta(
		loaderData,
		(read) => found?.meta ?? { title: read("table")("notFound.title"), description: "" },
		page,
	);
};

export default function TablePage({ loaderData }: Route.ComponentProps) {
	const { found } = loaderData;
	if (found === null) return <TableNotFound />;
	return (
		<>
			<TableData event={found.event} table={found.table} label={found.label} />
			<TableView table={found.table} questions={found.questions} />
		</>
	);
}

function TableData({ event, table, label }: { event: SocialEvent; table: TableText; label: string }) {
	const language = useLanguage();
	return (
		<>
			<EventData event={event} text={table} />
			<BreadcrumbData
				trail={[
					{ name: label, path: pages.socials },
					{ name: table.title.text, path: entryPath("table", slugIn(language, event)) },
				]}
			/>
		</>
	);
}

function TableView({ table, questions }: { table: TableText; questions: Question[] }) {
	return (
		<main id="content">
			<TableHead table={table} />
			<section className="content grid gap-x-8 gap-y-14 pb-section lg:grid-cols-12">
				<div className="lg:col-span-6">
					{table.description.text === "" ? null : (
						<p className="text-lead whitespace-pre-line">
							<InItsLanguage phrase={table.description} />
						</p>
					)}
					<Deadlines sentences={table.deadlines} />
				</div>
				<div className="lg:col-span-5 lg:col-start-8">
					<TableFacts table={table} />
				</div>
			</section>
			<FittingQuestions questions={questions} />
		</main>
	);
}

function Deadlines({ sentences }: { sentences: string[] }) {
	const t = useText("table");
	if (sentences.length === 0) return null;
	return (
		<>
			<h2 className="mt-14 text-heading">
				<Emphasis text={t("deadlines.title")} />
			</h2>
			<ul className="mt-5 border-b border-clay">
				{sentences.map((sentence) => (
					<li key={sentence} className="flex gap-4 border-t border-clay py-3.5 text-pretty">
						<HalfMoon className="mt-[0.35em] text-ember" />
						{sentence}
					</li>
				))}
			</ul>
		</>
	);
}

function FittingQuestions({ questions }: { questions: Question[] }) {
	const t = useText("table");
	const language = useLanguage();
	if (questions.length === 0) return null;
	return (
		<section className="bg-sand py-section" aria-labelledby="questions">
			<div className="content grid gap-12 lg:grid-cols-12 lg:gap-8">
				<div className="lg:col-span-4">
					<h2 id="questions" className="text-title">
						<Emphasis text={t("questions")} />
					</h2>
					<TextLink to={`${localizePath(pages.socials, language)}#questions`} className="mt-6">
						{t("allQuestions")}
					</TextLink>
				</div>
				<div className="lg:col-span-7 lg:col-start-6">
					<Faq items={questions} />
				</div>
			</div>
		</section>
	);
}

function TableHead({ table }: { table: TableText }) {
	const t = useText("table");
	const language = useLanguage();
	const { title, date, time, year, status, moved } = table;
	return (
		<section className="content pt-34 pb-14 md:pt-44">
			<TextLink to={localizePath(pages.socials, language)} className="text-small">
				{t("back")}
			</TextLink>
			<p className="label mt-8 flex flex-wrap gap-x-4 gap-y-1 text-ember">
				{t(`discreetTitles.${table.type}`)}
				{status === "" ? null : <span className="text-ink">{status}</span>}
			</p>
			<h1 className="mt-5 max-w-[14em] text-title wrap-anywhere">
				<InItsLanguage phrase={title} />
			</h1>
			<p className="mt-6 font-serif text-heading first-letter:uppercase">
				<InItsLanguage phrase={date} /> {year}
				<span className="block text-lead">
					<InItsLanguage phrase={time} />
				</span>
			</p>
			{moved === "" ? null : <p className="mt-2 text-ink-soft">{moved}</p>}
			<div className="mt-10">
				<SeatButton table={table} />
			</div>
		</section>
	);
}

function SeatButton({ table: { action, phase } }: { table: TableText }) {
	const t = useText("table");
	const common = useText("navigation");
	const { socialsForm } = useSite();
	const language = useLanguage();
	if (action.kind === "none") {
		return (
			<>
				{phase === "over" ? <p className="mb-6 max-w-column text-lead">{t("past.sentence")}</p> : null}
				<ButtonLink look="quiet" to={`${localizePath(pages.socials, language)}#dates`}>
					{t("nextTables")}
				</ButtonLink>
			</>
		);
	}
	return (
		<>
			<OutboundButton look="primary" href={action.href} ping={pingOf("evenings")} newTab={common("newTab")}>
				{action.label}
			</OutboundButton>
			{socialsForm.isForeign ? <p className="mt-4 text-small text-ink-soft">{t("formInEnglish")}</p> : null}
		</>
	);
}

function TableFacts({ table }: { table: TableText }) {
	const t = useText("table");
	const { facts, guests, phase } = table;
	return (
		<>
			<dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-3 border-y border-clay py-6">
				{facts.map(({ label, phrase }) => (
					<Fragment key={label}>
						<dt className="text-ink-soft">{label}</dt>
						<dd className="font-medium">
							<InItsLanguage phrase={phrase} />
						</dd>
					</Fragment>
				))}
				{guests.map(({ label, text }) => (
					<Fragment key={label}>
						<dt className="text-ink-soft">{label}</dt>
						<dd className="font-medium">{text}</dd>
					</Fragment>
				))}
			</dl>
			{phase === "over" || phase === "cancelled" ? null : (
				<p className="mt-4 text-small text-ink-soft">{t("placeNote")}</p>
			)}
			{table.isInDiary ? <CalendarLinks table={table} /> : null}
		</>
	);
}

function CalendarLinks({ table: { id, type } }: { table: TableText }) {
	const t = useText("table");
	const language = useLanguage();
	const file = localizePath(`/events/${id}.ics`, language);
	const linkClass = "text-link inline-flex min-h-11 items-center text-small";
	return (
		<div className="mt-6 flex flex-wrap gap-x-6">
			<a href={file} ping={pingOf("calendar")} className={linkClass}>
				{t("calendar.add")}
			</a>
			<a href={`${file}?discreet`} ping={pingOf("calendar")} rel="nofollow" className={linkClass}>
				{t("calendar.discreet", { type: t(`discreetTitles.${type}`) })}
			</a>
		</div>
	);
}

function TableNotFound() {
	const t = useText("table");
	const language = useLanguage();
	return (
		<NothingHere
			title={t("notFound.title")}
			text={t("notFound.text")}
			back={t("back")}
			to={localizePath(pages.socials, language)}
		/>
	);
}

type Question = { question: string; answer: string };

/**
 * Indexes of the questions of Singles Socials that fit a single table: choice of guests, not being
 * invited, paying, the meal, cancelling, finding the table.
 */
const fitting = [2, 5, 6, 7, 8, 9];

/** The places, among these, of the questions about the ticket: paying, what it leaves out, cancelling. */
const aboutTicket = [6, 7, 8];

/** Returns the questions that fit a table of a price; `null` if only words tell it. */
function fittingQuestions(all: readonly Question[], ticketPrice: number | null): Question[] {
	const places = ticketPrice ? fitting : fitting.filter((place) => !aboutTicket.includes(place));
	return places.flatMap((place) => all[place] ?? []);
}
