import { changedMembers } from "#app/content/changed-members.ts";
import { z } from "#app/content/schema.ts";
import type { FactKind } from "#app/site/fact-kinds.ts";
import { type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import { languages } from "#app/site/site-config.ts";

const text = z.string();
/** A box of numbers may be empty. */
const number = z.number().nullable();
const texts = z.object(Object.fromEntries(languages.map((language) => [language, text])));

/** What the boxes of each kind may hold, however unfinished. */
const typed: Record<FactKind, z.ZodType> = {
	line: text,
	lines: texts,
	email: text,
	phone: text,
	forms: texts,
	profiles: z.array(text),
	money: number,
	count: number,
	range: z.object({ min: number, max: number }),
};

/** Facts that were typed and not saved, as this device stores them. */
export const typedFacts = z
	.object(Object.fromEntries(factIds.map((id) => [id, typed[factList[id].kind]])))
	.partial() as unknown as z.ZodType<Partial<Facts>>;

/** The facts that are typed otherwise than they are saved; undefined where none is. */
export function typedChanges(now: Facts, saved: Facts): Partial<Facts> | undefined {
	const changes = changedMembers(now, saved);
	return Object.keys(changes).length === 0 ? undefined : changes;
}

/** The changes one by one. */
export function factsOf(changes: Partial<Facts>): [FactId, Facts[FactId]][] {
	return factIds.flatMap((id) => {
		const value = changes[id];
		return value === undefined ? [] : [[id, value]];
	});
}
