import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openTable } from "#server/testing/table-of-guests.ts";
import { waiting, waitingPath } from "./waiting.ts";

describe.each(engines)("what waits for the owner, on %s", (engine) => {
	async function open() {
		const table = await openTable(engine);
		const read = async () =>
			waiting.parse(await (await table.send("GET", waitingPath, undefined, table.token)).json());
		return { ...table, read };
	}

	it("is the next table, with how its guests have answered and who does not know a change", async () => {
		const { read, event, order, written, setState, change, woman, man } = await open();
		const next = {
			id: event.id,
			title: "Lagoon Dinner",
			fr: { title: "Le dîner" },
			calendarDate: "2026-02-14",
		};
		expect((await read()).nextTable).toEqual({ ...next, confirmed: 0, unanswered: 0, declined: 0, free: 4 });
		await order("invitation");
		await written();
		await setState(woman, "confirmed");
		expect((await read()).nextTable).toEqual({ ...next, confirmed: 1, unanswered: 1, declined: 0, free: 2 });
		await setState(man, "cancelled");
		expect((await read()).nextTable).toEqual({ ...next, confirmed: 1, unanswered: 0, declined: 1, free: 3 });
		await change({ state: "postponed" });
		const postponed = await read();
		expect(postponed.nextTable).toBeNull();
		expect(postponed.tablesToTell).toMatchObject([{ tableId: event.id, guests: 1 }]);
	});

	it("is nothing at all on a site that begins", async () => {
		const { read, stores, event } = await open();
		await stores.events.remove(event.id);
		const none = { articlesDue: 0, lettersDue: 0, readersCame: 0, readersLeft: 0 };
		const applications = { applicationsNew: 0, applicationsDue: 0 };
		expect(await read()).toEqual({
			nextTable: null,
			tablesToTell: [],
			tableAnswers: [],
			...none,
			...applications,
		});
	});

	it("counts what is published automatically within a week, and nothing later", async () => {
		const { read, stores } = await open();
		const text = { title: "Silence", excerpt: "Of it.", category: "Dating", content: "Text.", tags: [] };
		for (const [slug, publishAt] of [
			["soon", "2026-01-20T08:00:00.000Z"],
			["later", "2026-01-30T08:00:00.000Z"],
		]) {
			await stores.articles.saving.create(articleInput.parse({ ...text, slug, publishAt }));
		}
		expect((await read()).articlesDue).toBe(1);
	});

	it("needs a session", async () => {
		const { send } = await open();
		expect((await send("GET", waitingPath)).status).toBe(401);
	});
});
