import type { EventsStore } from "#app/features/events/storage/events.store.server.ts";
import type { SampleContent } from "#app/features/facts/sample-content.ts";
import { firstVersion } from "#app/features/facts/sample-entries.store.server.ts";
import { activeMembersKey, confirmedAt } from "#app/features/settings/setting.ts";
import { catalogue, findShipped } from "#app/features/texts/catalogue.server.ts";
import { claimNames, isHeadline, type SampleClaim, sampleClaims } from "#app/features/texts/sample-claims.ts";
import { nameOf } from "#app/features/texts/site-text.ts";
import { languages } from "#app/site/site-config.ts";
import type { Stores } from "#server/composition/stores.ts";
import { formerSampleEvents, sampleEvents } from "./sample-events.ts";
import { sampleRows } from "./sample-rows.ts";

const sample = {
	slugs: sampleRows.map(({ slug }) => slug),
	events: [...sampleEvents, ...formerSampleEvents],
};

/** The key of the text that names the host in the legal notice. */
export const hostText = "legal.notice.sections.1.paragraphs.0";

type Own = Awaited<ReturnType<Stores["texts"]["list"]>>;

/** Returns whether any language still shows the shipped text about the host. */
function isHostOnRequest(own: Own): boolean {
	return languages.some((language) => {
		const shipped = findShipped(hostText, language);
		const written = own.find((text) => text.key === hostText && text.language === language);
		return written === undefined || written.text === shipped;
	});
}

/** Returns the promises and claims in texts of the sample, in any language. */
function claimsIn(own: Own): SampleClaim[] {
	const rewritten = new Set(own.map(nameOf));
	return claimNames.filter((claim) =>
		[...catalogue.keys()]
			.filter((key) => sampleClaims[claim].some((start) => key.startsWith(start)))
			.some((key) => languages.some((language) => !rewritten.has(nameOf({ key, language })))),
	);
}

type Outdated = Awaited<ReturnType<Stores["texts"]["listOutdated"]>>;

/** Counts the sample's headlines in each language, among those rewritten in another since. */
function headlinesIn(own: Own, outdated: Outdated, since: string): SampleContent["headlines"] {
	const rewritten = new Set(own.map(nameOf));
	return languages
		.map((language) => {
			const keys = [...outdated].filter(
				([key, text]) =>
					isHeadline(key) &&
					text.since > since &&
					text.languages.includes(language) &&
					!rewritten.has(nameOf({ key, language })),
			);
			return { language, count: keys.length };
		})
		.filter(({ count }) => count > 0);
}

/** Finds the sample's content that is still on the site. */
export function sampleContentOf(stores: Pick<Stores, "facts" | "sampleEntries" | "settings" | "texts">) {
	const { facts, sampleEntries, settings, texts } = stores;
	return async (): Promise<SampleContent> => {
		const [entries, count, own, outdated, { promisesReadAt }] = await Promise.all([
			sampleEntries.listUntouched(sample),
			settings.find(activeMembersKey),
			texts.list(),
			texts.listOutdated(),
			facts.find(),
		]);
		return {
			entries,
			isMemberCountSample: confirmedAt(count) === undefined,
			claims: promisesReadAt === null ? claimsIn(own) : [],
			headlines: headlinesIn(own, outdated, promisesReadAt ?? ""),
			isHostOnRequest: isHostOnRequest(own),
		};
	};
}

/** Lists the calendar without the sample's events that the owner never saved: none takes place. */
export function calendarOfOwner({ listCalendar }: Pick<EventsStore, "listCalendar">): typeof listCalendar {
	const isSample = ({ title, description, version }: EventOfCalendar) =>
		version === firstVersion &&
		sample.events.some((event) => event.title === title && event.description === description);
	return async () => (await listCalendar()).filter(({ event, cancelled }) => !cancelled || !isSample(event));
}

type EventOfCalendar = Awaited<ReturnType<EventsStore["listCalendar"]>>[number]["event"];
