import { samplesIn } from "#app/features/facts/samples.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { findShipped } from "#app/features/texts/catalogue.server.ts";
import { quotingLists } from "#app/features/texts/testimonial.ts";
import { defaultFacts, type FactId, type Facts } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";
import type { Stores } from "#server/composition/stores.ts";
import { hostText } from "#server/seed/sample-content.ts";

type Site = { stores: Pick<Stores, "facts" | "settings" | "textDrafts" | "texts"> };

/** Returns a fact of the sample as an owner would have changed it. */
function ownValue(value: unknown): unknown {
	if (typeof value === "string") return value.startsWith("+") ? "+230 5111 2222" : `${value}x`;
	if (typeof value === "number") return value + 2;
	if (Array.isArray(value)) return [];
	return { ...(value as object), en: "https://own.example/form" };
}

/** Facts of which only those that are named are still the sample's. */
export function factsWith(...samples: FactId[]): Facts {
	const own = samplesIn(defaultFacts).filter((id) => !samples.includes(id));
	return { ...defaultFacts, ...Object.fromEntries(own.map((id) => [id, ownValue(defaultFacts[id])])) };
}

/** Stores facts and the number of members, and confirms having read the promises. */
export async function storeFacts({ stores }: Site, facts: Facts): Promise<void> {
	await stores.facts.save(facts, 1);
	await stores.facts.confirmPromises();
	await stores.settings.set(activeMembersKey, "120");
}

/** Hides every testimonial, as somebody does who has none yet. */
export async function hideQuotes({ stores }: Site): Promise<void> {
	for (const key of quotingLists) {
		const base = findShipped(key, "en") ?? "";
		const text = base.replaceAll(/\d+/g, "-$&");
		await stores.textDrafts.save({ key, language: "en", text, base });
	}
	await stores.texts.publish((await stores.textDrafts.read()).revision);
}

/** Says in the legal notice who hosts the site. */
export async function nameHost({ stores }: Site): Promise<void> {
	for (const language of languages) {
		const base = findShipped(hostText, language) ?? "";
		await stores.textDrafts.save({ key: hostText, language, text: "Duo Ltd, Ebène.", base });
	}
	await stores.texts.publish((await stores.textDrafts.read()).revision);
}
