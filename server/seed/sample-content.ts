import { eventInput } from "#app/features/events/event.ts";
import type { EventsStore } from "#app/features/events/storage/events.store.server.ts";
import type { SampleContent } from "#app/features/facts/sample-content.ts";
import { firstVersion } from "#app/features/facts/sample-entries.store.server.ts";
import { activeMembersKey, confirmedAt } from "#app/features/settings/setting.ts";
import { findShipped } from "#app/features/texts/list-catalogue.server.ts";
import { languages } from "#app/site/site-config.ts";
import type { Stores } from "#server/composition/stores.ts";
import { sampleEvents } from "./sample-events.ts";
import { sampleRows } from "./sample-rows.ts";

const sample = {
	slugs: sampleRows.map(({ slug }) => slug),
	events: sampleEvents.map((event) => eventInput.parse(event)),
};

/** Where the legal notice says who hosts the site. */
export const hostText = "legal.notice.sections.1.paragraphs.0";

type Own = Awaited<ReturnType<Stores["texts"]["list"]>>;

/** Whether readers of any language are still told what is shipped of the host. */
function isHostOnRequest(own: Own): boolean {
	return languages.some((language) => {
		const shipped = findShipped(hostText, language);
		const written = own.find((text) => text.key === hostText && text.language === language);
		return written === undefined || written.text === shipped;
	});
}

/** What is still the sample's among the content of the site. */
export function sampleContentOf(stores: Pick<Stores, "sampleEntries" | "settings" | "texts">) {
	const { sampleEntries, settings, texts } = stores;
	return async (): Promise<SampleContent> => {
		const [entries, count, own] = await Promise.all([
			sampleEntries.listUntouched(sample),
			settings.find(activeMembersKey),
			texts.list(),
		]);
		return {
			entries,
			isMemberCountSample: confirmedAt(count) === undefined,
			isHostOnRequest: isHostOnRequest(own),
		};
	};
}

/**
 * What the calendar holds, without the sample's events that left before their owner ever saved them:
 * they never were to take place, and nobody waits to hear that they do not.
 */
export function calendarOfOwner({ listCalendar }: Pick<EventsStore, "listCalendar">): typeof listCalendar {
	const isSample = ({ title, description, version }: EventOfCalendar) =>
		version === firstVersion &&
		sample.events.some((event) => event.title === title && event.description === description);
	return async () => (await listCalendar()).filter(({ event, cancelled }) => !cancelled || !isSample(event));
}

type EventOfCalendar = Awaited<ReturnType<EventsStore["listCalendar"]>>[number]["event"];
