import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { eveningOver, roundMs } from "#server/testing/evening-over.ts";

describe.each(engines)("the answers that guests were promised on %s", (engine) => {
	it("are owed from the end of the round until a mail is ordered for each who was asked", async () => {
		const site = await eveningOver(engine);
		const owed = () => site.stores.feedback.listOwed();
		const [anna = "", ...others] = site.everybody;
		await site.ask();
		expect(await owed()).toEqual([]);
		await site.later(roundMs);
		const evening = {
			title: "Lagoon Dinner",
			fr: { title: "Le dîner" },
			calendarDate: "2026-02-14",
			lastDay: "2026-02-22",
		};
		expect(await owed()).toEqual([{ id: site.event.id, ...evening, guests: 4 }]);
		await site.order("results", [anna]);
		expect(await owed()).toMatchObject([{ guests: 3 }]);
		await site.order("results", others);
		expect(await owed()).toEqual([]);
	});

	it("are owed again if the mail was given up, and not to guests who were never asked", async () => {
		const site = await eveningOver(engine);
		const { db } = site.database;
		const [anna = "", bea = ""] = site.everybody;
		await site.order("feedback", [anna, bea]);
		await site.mails();
		await site.later(roundMs);
		await site.order("results", [anna, bea]);
		const given = { next_try_at: null, sent_at: null };
		const toAnna = db.updateTable("outgoing_mails").where("recipient", "=", "anna@example.com");
		await toAnna.where("kind", "=", "guest-results").set(given).execute();
		expect(await site.stores.feedback.listOwed()).toMatchObject([{ guests: 1 }]);
		await toAnna.where("kind", "=", "guest-feedback").set(given).execute();
		expect(await site.stores.feedback.listOwed()).toEqual([]);
	});

	it("are not owed to guests without an address, nor for a cancelled evening", async () => {
		const site = await eveningOver(engine);
		await site.ask();
		await site.later(roundMs);
		const anna = await site.stores.guests.get(site.ids.Anna ?? "");
		await site.stores.guests.update(anna.id, { ...anna, email: "" });
		expect(await site.stores.feedback.listOwed()).toMatchObject([{ guests: 3 }]);
		await site.change({ state: "cancelled" });
		expect(await site.stores.feedback.listOwed()).toEqual([]);
	});
});
