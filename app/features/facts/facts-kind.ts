import type { StoredKind } from "#app/content/drafts/stored-kind.ts";
import { z } from "#app/content/schema.ts";
import type { FactKind } from "#app/site/fact-kinds.ts";
import { type Facts, factIds, factList } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";

const text = z.string();
/** A box of numbers may be empty. */
const number = z.number().nullable();
const texts = z.object(Object.fromEntries(languages.map((language) => [language, text])));

/** Reads the boxes of each kind, however unfinished. */
const typed: Record<FactKind, z.ZodType> = {
	line: text,
	lines: texts,
	email: text,
	phone: text,
	forms: texts,
	figure: text,
	iban: text,
	image: text,
	day: text,
	profiles: z.array(text),
	money: number,
	count: number,
	range: z.object({ min: number, max: number }),
};

/** The kind by which this device stores unsaved facts. A fact that is newer than they are stays as it is. */
export const factsKind: StoredKind<Facts> = {
	name: "facts",
	typed: z
		.object(Object.fromEntries(factIds.map((id) => [id, typed[factList[id].kind]])))
		.partial() as unknown as z.ZodType<Facts>,
	normalized: (facts) => Object.fromEntries(factIds.map((id) => [id, facts[id]])) as Facts,
};
