import type { Fields } from "#app/content/field.ts";
import { type Draft, textNames, textsIn } from "#app/content/localized.ts";
import { withoutMarks, withoutTags } from "#app/content/plain-text.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { StoredDraft } from "./stored-drafts.ts";
import type { DraftKind } from "./working-copy.ts";

/** The days for which something new that is not saved waits to be continued. */
export const unfinishedDays = 30;

/** Something new that is written and not saved yet. */
export type UnfinishedEntry = {
	kind: DraftKind<Fields>["name"];
	key: string;
	/** Its title or first words in each language; blank where nothing is written. */
	titles: Record<Language, string>;
	/** The browser and system of its device; null where they are unknown. */
	device: string | null;
	savedAt: string;
};

/** The API's answer: every unfinished text, the newest first. */
export type UnfinishedAnswer = { unfinished: UnfinishedEntry[] };

/** An unfinished text as it is listed on one device. */
export type ListedText = UnfinishedEntry & {
	/** True if it was typed on this device. */
	isHere: boolean;
	/** The time at which the server stored it; undefined where this device alone holds it. */
	onServer: string | undefined;
};

type TextOnDevice = Pick<StoredDraft<Draft<Fields>>, "draft" | "storedAt" | "from" | "isOnServer"> & {
	kind: UnfinishedEntry["kind"];
	fields: Fields;
	key: string;
};

/**
 * Joins what the server holds and what this device does, the newest first: of the same text the
 * newer one. What the server held and holds no more was saved or discarded elsewhere. `onServer` is
 * undefined where the server does not answer.
 */
export function mergeUnfinished(
	onServer: readonly UnfinishedEntry[] | undefined,
	onDevice: readonly TextOnDevice[],
): ListedText[] {
	const idOf = ({ kind, key }: Pick<UnfinishedEntry, "kind" | "key">) => `${kind} ${key}`;
	const texts = new Map<string, ListedText>();
	for (const entry of onServer ?? [])
		texts.set(idOf(entry), { ...entry, isHere: false, onServer: entry.savedAt });
	for (const { kind, fields, key, draft, storedAt, from, isOnServer } of onDevice) {
		const known = texts.get(idOf({ kind, key }));
		if (known === undefined && isOnServer && onServer !== undefined) continue;
		const isHere = known === undefined || known.savedAt === from || known.savedAt <= storedAt;
		if (!isHere) continue;
		const titles = unfinishedTitles(fields, draft);
		const savedAt = known?.savedAt === from && isOnServer ? (from ?? storedAt) : storedAt;
		texts.set(idOf({ kind, key }), {
			...{ kind, key, titles, device: null, savedAt, isHere },
			onServer: known?.onServer,
		});
	}
	return [...texts.values()].toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** The number of first words that stand for a text without a title. */
const firstWords = 8;

/** The title of a draft in each language, or the first words that it has there. */
export function unfinishedTitles<F extends Fields>(fields: F, draft: Draft<F>): Record<Language, string> {
	const titles = languages.map((language) => [language, titleIn(fields, draft, language)]);
	return Object.fromEntries(titles) as Record<Language, string>;
}

function titleIn<F extends Fields>(fields: F, draft: Draft<F>, language: Language): string {
	const texts = textsIn<Record<string, unknown>>(draft, language) ?? {};
	const written = textNames(fields)
		.map((name) => texts[name])
		.find((text) => typeof text === "string" && text.trim() !== "");
	const words = withoutMarks(withoutTags(String(written ?? "")))
		.trim()
		.split(/\s+/);
	return words.length > firstWords ? `${words.slice(0, firstWords).join(" ")}…` : words.join(" ");
}
