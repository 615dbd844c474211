import { describe, expect, it } from "vitest";
import { bothEngines, engines } from "#platform/testing/fresh-database.ts";
import { someApplication } from "#server/testing/applications.ts";
import { ownerAddress, ownersSite } from "#server/testing/owner-mails.ts";
import { businessDaysBefore } from "./reminders.server.ts";

const hourMs = 3_600_000;

it.each([
	["2026-03-12", 1, "2026-03-11"],
	["2026-03-16", 1, "2026-03-13"],
	["2026-03-15", 1, "2026-03-13"],
	["2026-03-16", 6, "2026-03-06"],
])("before %s lie %i business days from %s", (day, days, first) =>
	expect(businessDaysBefore(day, days)).toBe(first),
);

describe.each(engines)("what waits, on %s", (engine) => {
	it("is told to the owner once, by number alone", async () => {
		// A Friday, and the Monday after it.
		const site = await ownersSite({ engine, start: "2026-03-13T08:00:00.000Z" });
		const { masters, applications } = site.site.services;
		const parts = { db: site.database.db, masters };
		const friday = { sent_at: "2026-03-13T08:00:00.000Z" };
		await someApplication(parts, friday);
		await someApplication(parts, { ...friday, state: "kept", remind_at: "2026-03-16T04:00:00.000Z" });
		await someApplication(parts, { ...friday, flags: '["fast"]' });
		const worker = site.openWorker();
		await worker.runDue();
		expect(await applications.reminders.count()).toEqual({ applicationsNew: 1, applicationsDue: 0 });
		site.advance(3 * 24 * hourMs);
		await worker.runDue();
		expect(await applications.reminders.count()).toEqual({ applicationsNew: 1, applicationsDue: 1 });
		site.advance(24 * hourMs);
		await worker.runDue();
		site.advance(24 * hourMs);
		await worker.runDue();
		await worker.stop();
		const reminders = site.inbox.mails.filter(({ headers }) => /waiting for you/.test(headers.subject ?? ""));
		expect(reminders.map(({ headers }) => headers.subject)).toEqual([
			"1 application is waiting for you",
			"1 application is waiting for you",
		]);
		expect(JSON.stringify(reminders)).not.toMatch(/nadia/i);
		expect(reminders[0]?.to).toEqual([ownerAddress]);
	});
});

it.each(bothEngines)(
	"what waits is told once on %s by processes that look at once, without the key too",
	async (engine) => {
		const site = await ownersSite({ engine, start: "2026-03-16T08:00:00.000Z" });
		const { masters, applications } = site.site.services;
		for (let count = 0; count < 3; count += 1)
			await someApplication({ db: site.database.db, masters }, { sent_at: "2026-03-12T08:00:00.000Z" });
		await masters.store([]);
		const remind = () => applications.reminders.remind(ownerAddress);
		const counts = await Promise.all([remind(), remind(), remind()]);
		expect(counts.toSorted()).toEqual([0, 0, 3]);
		const orders = await site.database.db.selectFrom("outgoing_mails").select("payload").execute();
		expect(orders).toEqual([{ payload: '{"count":3}' }]);
	},
);
