import { type EntrySlugs, entryPathIn } from "#app/content/entry-slugs.ts";
import { textOrOther } from "#app/content/localized.ts";
import { formatCalendarDay, formatFullDay } from "#app/i18n/dates.ts";
import { locales, localizePath, nameOfLanguage } from "#app/i18n/language.ts";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import type { SocialEvent } from "./event.ts";
import { deadlinesOf, type Phase, phaseOf, type SeatAction, seatActions } from "./event-seats.ts";
import { type EventText, eventText, type Phrase } from "./event-words.ts";

export type TableText = Omit<EventText, "facts" | "foreign"> & {
	/** Says in which language it is written where that is not the reader's; else blank. */
	foreign: string;
	facts: { label: string; phrase: Phrase }[];
	path: string;
	phase: Phase;
	/** The state in words; blank while applications are open and seats are there. */
	status: string;
	/** The day with its year, where that is not the present one. */
	year: string;
	action: { kind: SeatAction; label: string; href: string };
	/** True if it has a day and takes place. */
	isInDiary: boolean;
	guests: { label: string; text: string }[];
	deadlines: string[];
	moved: string;
};

export type TableLink = { path: string; title: Phrase; date: string };

export type TableContext = { language: Language; texts: SiteTexts; today: string };

export function tableText(event: SocialEvent, context: TableContext): TableText {
	const { language, texts, today } = context;
	const t = texts.open(language, "table");
	const phase = phaseOf(event, { today, weeks: texts.values.weeks });
	const text = eventText(event, language);
	const label = texts.open(language, "socials");
	const hasForm = texts.facts(language).socialsForm.href !== "";
	const kind = hasForm ? seatActions[phase] : "none";
	const year = event.calendarDate?.slice(0, 4) ?? "";
	return {
		...text,
		foreign: text.foreign === null ? "" : label(`events.${locales[text.foreign].keyName}Text`),
		facts: text.facts.map((fact) => ({ ...fact, label: label(fact.label) })),
		path: tablePath(event, language),
		phase,
		status: phase === "announced" ? "" : t(`phases.${phase}`),
		year: year === today.slice(0, 4) ? "" : year,
		action: {
			kind,
			label: kind === "none" ? "" : t(`actions.${kind}`),
			href: hasForm ? formWith(texts, language, nameOf(text)) : "",
		},
		isInDiary: event.calendarDate !== null && !["postponed", "cancelled", "over"].includes(phase),
		guests: guestsOf(event, context),
		deadlines: deadlineWords(event, phase, context),
		moved:
			event.previousStart === null || phase === "over"
				? ""
				: t("moved", { day: formatFullDay(event.previousStart.slice(0, 10), language) }),
	};
}

function nameOf({ title, date }: EventText): string {
	return `${title.text}, ${date.text}`;
}

function formWith(texts: SiteTexts, language: Language, table: string): string {
	const { href } = texts.facts(language).socialsForm;
	if (href.startsWith("/")) return `${href}?${new URLSearchParams({ table })}`;
	const form = new URL(href);
	const { tableParameter } = texts.values;
	if (tableParameter !== "") form.searchParams.set(tableParameter, table);
	return form.href;
}

function guestsOf(event: SocialEvent, { language, texts }: TableContext): TableText["guests"] {
	const t = texts.open(language, "table");
	const { ageFrom: from, ageTo: to, spoken } = event;
	const ages =
		from !== null && to !== null
			? t("ages.range", { from, to })
			: from !== null
				? t("ages.from", { from })
				: to === null
					? ""
					: t("ages.to", { to });
	const named = languages
		.filter((one) => spoken === "all" || spoken === one)
		.map((one) => nameOfLanguage(one, language));
	const spokenWords = new Intl.ListFormat(locales[language].tag).format(named);
	const lines: TableText["guests"] = [
		{ label: t("facts.ages"), text: ages },
		{ label: t("facts.spoken"), text: spokenWords },
	];
	return lines.filter(({ text }) => text !== "");
}

function deadlineWords(event: SocialEvent, phase: Phase, { language, texts, today }: TableContext): string[] {
	if (event.calendarDate === null || ["over", "cancelled", "postponed"].includes(phase)) return [];
	const t = texts.open(language, "table");
	const { invitationsFrom, invitationsUntil, lastMove } = deadlinesOf(event.calendarDate, texts.values);
	const day = (date: string) => formatCalendarDay(date, language);
	const between = { from: day(invitationsFrom), until: day(invitationsUntil) };
	return [
		today < invitationsFrom
			? t("deadlines.invitationsBefore", between)
			: today <= invitationsUntil
				? t("deadlines.invitationsNow", between)
				: t("deadlines.invitationsAfter"),
		event.state !== "announced" || texts.facts(language).socialsForm.href === ""
			? ""
			: phase === "closed"
				? t("deadlines.closed")
				: t("deadlines.apply", { day: day(invitationsUntil) }),
		event.ticketPrice === 0
			? ""
			: today <= lastMove
				? t("deadlines.move", { day: day(lastMove) })
				: t("deadlines.moveAfter"),
	].filter(Boolean);
}

export function tableLink(event: SocialEvent, language: Language): TableLink {
	const { title, date } = eventText(event, language);
	const day = event.calendarDate;
	return {
		path: tablePath(event, language),
		title,
		date: day === null ? date.text : formatFullDay(day, language),
	};
}

export function tablePath(slugs: EntrySlugs, language: Language): string {
	if (slugs.slug === "") return localizePath(pages.socials, language);
	return entryPathIn("table", slugs, language);
}

export function tableMeta(event: SocialEvent, { language, texts }: TableContext) {
	const t = texts.open(language, "table");
	const { title, time } = eventText(event, language);
	const day = event.calendarDate;
	const date = day === null ? eventText(event, language).date.text : formatFullDay(day, language);
	const where = textOrOther(event, "location", language).text;
	return {
		title: t("meta.title", { title: title.text, date }),
		description: t("meta.description", { date, time: time.text, where }),
	};
}
