import { expect, it } from "vitest";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { textDraftsStore } from "./text-drafts.store.server.ts";
import { textsStore } from "./texts.store.server.ts";

const keys = Array.from({ length: 200 }, (_, number) => `section.text${number}`);
const publications = isLong ? 3 : 2;
const readers = isLong ? 3 : 2;

it.each(bothEngines)(
	"on %s, 200 texts are published in one moment, whoever reads meanwhile",
	async (engine) => {
		const { db } = await freshDatabase(engine);
		const drafts = textDraftsStore(db, steppingClock(), () => "Shipped");
		const texts = textsStore(db, steppingClock(), () => "Shipped");
		const seen = new Set<string>();
		let isPublishing = true;

		/** Reads all texts of a page at once. */
		async function readOn(): Promise<void> {
			for (let isLast = false; !isLast; ) {
				isLast = !isPublishing;
				const shown = await texts.list();
				const generations = new Set(shown.map(({ text }) => text));
				seen.add(`${shown.length} texts: ${[...generations].toSorted().join(", ")}`);
			}
		}

		async function publishAll(): Promise<void> {
			for (let generation = 1; generation <= publications; generation += 1) {
				await drafts.saveAll(keys.map((key) => ({ key, language: "fr", text: `State ${generation}` })));
				await texts.publish((await drafts.read()).revision);
			}
			isPublishing = false;
		}

		await Promise.all([publishAll(), ...Array.from({ length: readers }, readOn)]);
		seen.delete("0 texts: ");
		const whole = Array.from({ length: publications }, (_, state) => `200 texts: State ${state + 1}`);
		expect([...seen].filter((state) => !whole.includes(state))).toEqual([]);
		expect(seen).toContain(whole.at(-1));
	},
);
