import { expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { arrivalsStore } from "./arrivals.store.server.ts";
import { letterProgressOf } from "./deliveries.progress.server.ts";
import { lettersStore } from "./letters.store.server.ts";

const edition = {
	language: "en" as const,
	subject: "Two tables",
	preheader: "",
	greeting: "",
	parts: [],
};

it.each(engines)("counts arrivals by letter and day, of letters that have left, on %s", async (engine) => {
	const { db } = await freshDatabase(engine);
	const letters = lettersStore(db, movableClock().clock);
	const arrivals = arrivalsStore(db);
	const draft = await letters.create(wholeLetter);
	const { id } = await letters.start({ ...draft, slug: "two-tables" }, [{ edition, html: "", text: "" }]);
	await letters.create({ ...wholeLetter, subject: "Not yet" });
	await arrivals.add("two-tables", "2026-01-16", 2);
	await arrivals.add("two-tables", "2026-01-15", 1);
	await arrivals.add("two-tables", "2026-01-16", 3);
	await arrivals.add("made-up", "2026-01-16", 9);
	expect((await letterProgressOf(db)(id)).arrivals).toEqual([
		{ day: "2026-01-15", count: 1 },
		{ day: "2026-01-16", count: 5 },
	]);
	expect(await db.selectFrom("letter_arrivals").selectAll().execute()).toHaveLength(2);
});
