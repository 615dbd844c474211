import type { SampleContent } from "#app/features/facts/sample-content.ts";
import { activeMembersKey, confirmedAt } from "#app/features/settings/setting.ts";
import type { Stores } from "./stores.ts";

/** What is still the sample's among the content of the site. */
export function sampleContentOf({ samples, settings }: Pick<Stores, "samples" | "settings">) {
	return async (): Promise<SampleContent> => {
		const [entries, count] = await Promise.all([samples.list(), settings.find(activeMembersKey)]);
		return { entries, isMemberCountSample: confirmedAt(count) === undefined };
	};
}
