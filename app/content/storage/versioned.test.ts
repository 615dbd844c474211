import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { line, lines } from "#app/content/field.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import type { ContentName } from "./content-table.server.ts";
import { onDevice } from "./last-save.server.ts";
import { versionedStore } from "./versioned.server.ts";

const fields = {
	name: line({ max: 80, required: true, compared: true }),
	note: lines({ max: 600, translated: true, compared: true }),
} as const;

/** A kind that is nothing but its fields, and its store. */
const place = {
	name: "place" as ContentName,
	fields,
	titleOf: ({ name }: { name: string }) => name,
};

async function openPlaces(engine: (typeof bothEngines)[number]) {
	const { db } = await freshDatabase(engine);
	const owner = "place_id text not null references places (id) on delete cascade";
	for (const table of [
		"places (id text primary key, name text not null, version integer not null, last_save text)",
		`place_texts (${owner}, language text not null, note text not null)`,
		`place_versions (${owner}, version integer not null, title text not null, words integer not null,
			input text not null, saved_at text not null, saved_by text)`,
	]) {
		await sql.raw(`create table ${table}`).execute(db);
	}
	return versionedStore(db, () => new Date("2026-01-15T08:00:00.000Z"), place);
}

const input = { name: "Le Patio", note: "Quiet.", fr: { note: "Calme." } };

describe.each(bothEngines)("a kind that its fields describe whole, on %s,", (engine) => {
	it("is added, replaced, and listed in the order of the alphabet", async () => {
		const places = await openPlaces(engine);
		const { id } = await places.create(input);
		await places.create({ ...input, name: "Étoile" });
		expect(await places.update(id, { ...input, fr: null, version: 1 })).toEqual({
			...{ id, version: 2 },
			...{ ...input, fr: null },
		});
		expect((await places.list()).map(({ name }) => name)).toEqual(["Étoile", "Le Patio"]);
	});

	it("refuses what was made from an older version, and says what was saved, when and where", async () => {
		const places = await openPlaces(engine);
		const { id } = await places.create(input);
		const newer = { ...input, note: "Loud." };
		await onDevice("Firefox, Android", () => places.update(id, { ...newer, version: 1 }));
		await expect(places.update(id, { ...input, version: 1 })).rejects.toMatchObject({
			code: "stale",
			more: {
				current: { ...newer, id, version: 2 },
				lastSave: { device: "Firefox, Android", at: "2026-01-15T08:00:00.000Z" },
			},
		});
	});

	it("comes back from Deleted as it was, with its history", async () => {
		const places = await openPlaces(engine);
		const created = await places.create(input);
		await places.remove(created.id);
		await expect(places.get(created.id)).rejects.toMatchObject({ status: 404 });
		expect(await places.restore(created.id)).toEqual(created);
		expect(await places.listVersions(created.id)).toMatchObject([
			{ version: 1, title: "Le Patio", words: 1 },
		]);
		expect(await places.getVersion(created.id, 1)).toMatchObject({ input });
	});
});
