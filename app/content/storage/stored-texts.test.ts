import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";

const french = { title: "", location: "", fr: { title: "Dîner au lagon", location: "Moka" } };

describe.each(engines)("an evening that is written in French alone, on %s", (engine) => {
	it("has its name wherever its guests are", async () => {
		const { stores } = await testSite({ engine });
		const { seatings, guests, feedback } = stores;
		const table = await someTable(stores, french);
		const other = await someTable(stores, { calendarDate: "2026-04-04" });
		const titled = { title: "", fr: { title: "Dîner au lagon" } };
		expect((await seatings.read(table.id, { limit: 9 })).table).toMatchObject({
			title: "",
			fr: { title: "Dîner au lagon", location: "Moka" },
		});
		expect(await seatings.listOpen()).toMatchObject([titled, { title: "Dinner" }]);
		const email = "anais@example.com";
		await guests.add(table.id, someGuest({ email }, "waiting"));
		expect(await guests.fitting(other.id)).toMatchObject({ woman: [{ table: titled }] });
		expect((await guests.findHeld(email)).places).toMatchObject([{ table: titled }]);
		const bea = await guests.add(other.id, someGuest({ firstName: "Bea" }, "waiting"));
		await guests.move(bea.id, { tableId: table.id, version: bea.version });
		const seating = await seatings.read(other.id, { limit: 9 });
		expect(seating.guests).toMatchObject([{ movedTo: titled }]);
		expect(await feedback.listOwed()).toEqual([]);
	});

	it("is found by its French name, and has an address that follows from it", async () => {
		const { stores } = await testSite({ engine });
		const { slug } = await someTable(stores, french);
		expect(slug).toBe("diner-au-lagon");
		expect(await stores.events.findTable(slug)).toMatchObject({ title: "", fr: { title: "Dîner au lagon" } });
		expect(await stores.events.countListed({ publishedOnly: true, search: "lagon" })).toBe(1);
	});
});
