import type { Field } from "#app/content/field.ts";
import type { Written } from "#app/content/history/version-comparison.tsx";
import { type Texts, textNames, textsIn } from "#app/content/localized.ts";
import { type EventFields, eventFields } from "#app/features/events/event.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { seatPrice } from "#app/i18n/seat-price.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import { useSpokenName } from "./event-choices.tsx";

/** Says of an event everything that its form shows, a line for each field in which something is. */
export function useEventDescription(): (event: Written<EventFields>) => string {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const spokenName = useSpokenName();

	function shared(event: Written<EventFields>): [label: string, value: string | null][] {
		const { calendarDate, ticketPrice, tableSize, ageFrom, ageTo } = event;
		return [
			[t("events.type"), t(`events.type${event.type}`)],
			[t("events.day"), calendarDate && formatFullDay(calendarDate, uiLanguage)],
			[t("events.startTime"), event.startTime],
			[t("events.endTime"), event.endTime],
			[t("events.price"), ticketPrice === null ? null : seatPrice(ticketPrice, uiLanguage)],
			[t("events.maxGuests"), tableSize === null ? event.maxGuests : String(tableSize)],
			[t("events.ageFrom"), ageFrom === null ? null : String(ageFrom)],
			[t("events.ageTo"), ageTo === null ? null : String(ageTo)],
			[t("events.spoken"), spokenName(event.spoken)],
			[t("events.state"), t(`events.states.${event.state}`)],
			[t("events.published"), t(event.published ? "common.published" : "common.draft")],
		];
	}

	return (event) => {
		const lines = shared(event);
		for (const language of languages) {
			const texts = textsIn<Texts<EventFields>>(event, language);
			for (const name of textNames(eventFields)) {
				const { form }: Field = eventFields[name];
				if (texts === null || form === undefined) continue;
				const inLanguage = { label: t(form.label), language: nameOfLanguage(language, uiLanguage) };
				const label = language === defaultLanguage ? t(form.label) : t("common.inLanguage", inLanguage);
				lines.push([label, texts[name]]);
			}
		}
		return lines
			.filter(([, value]) => value)
			.map(([label, value]) => `${label} · ${value}`)
			.join("\n");
	};
}
