import { eventInput } from "#app/features/events/event.ts";
import type { SampleContent } from "#app/features/facts/sample-content.ts";
import { activeMembersKey, confirmedAt } from "#app/features/settings/setting.ts";
import type { Stores } from "#server/composition/stores.ts";
import { sampleEvents } from "./sample-events.ts";
import { sampleRows } from "./sample-rows.ts";

const sample = {
	slugs: sampleRows.map(({ slug }) => slug),
	events: sampleEvents.map((event) => eventInput.parse(event)),
};

/** What is still the sample's among the content of the site. */
export function sampleContentOf({ sampleEntries, settings }: Pick<Stores, "sampleEntries" | "settings">) {
	return async (): Promise<SampleContent> => {
		const [entries, count] = await Promise.all([
			sampleEntries.listUntouched(sample),
			settings.find(activeMembersKey),
		]);
		return { entries, isMemberCountSample: confirmedAt(count) === undefined };
	};
}
