import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerAddress, readerToken } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const dayMs = 24 * 60 * 60_000;
const email = readerAddress(0);

describe.each(engines)("a reader without letters who signs up again on %s", (engine) => {
	async function open() {
		const time = movableClock();
		const site = await testSite({ engine, clock: time.clock });
		const { stores, database } = site;
		await addReaders(database, 1);
		const again = () => stores.subscribers.ask({ email, language: "fr", page: "/fr/blog" });
		const asked = async () =>
			(await database.db.selectFrom("outgoing_mails").select("kind").execute()).map(({ kind }) => kind);
		const link = async () =>
			(await stores.confirmations.open("reader-0", time.clock().toISOString()))?.token ?? "";
		const reader = () => database.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
		return { ...site, time, again, asked, link, reader };
	}
	const refuse = ({ database }: Awaited<ReturnType<typeof open>>) =>
		database.db
			.updateTable("subscribers")
			.set({ refusals: 3, refused_at: "2026-01-10T08:00:00.000Z", refusal_status: "5.1.1" })
			.execute();

	it.each([
		[
			"in a pause",
			({ stores }: Awaited<ReturnType<typeof open>>) => stores.subscribers.pause(readerToken(0)),
		],
		["whose address refused letters", refuse],
	] as const)("%s is asked by a mail, and reads on once they confirm", async (_who, rest) => {
		const site = await open();
		await rest(site);
		const before = await site.reader();
		await site.again();
		expect(await site.asked()).toEqual(["newsletter-confirm"]);
		// Anybody could have entered the address: until its owner confirms, nothing changes.
		expect(await site.reader()).toEqual({ ...before, asked_at: site.time.clock().toISOString() });
		const token = await site.link();
		expect(await site.stores.confirmations.find(token)).toBe("open");
		const clicks = [1, 2].map(() => site.stores.confirmations.confirm(token));
		expect((await Promise.all(clicks)).toSorted()).toEqual(["confirmed", "done"]);
		expect(await site.reader()).toMatchObject({
			...{ state: "confirmed", confirmed_at: before.confirmed_at, language: "en" },
			...{ rests_until: null, refusals: 0, refused_at: null, refusal_status: null },
		});
		expect(await site.stores.confirmations.confirm(token)).toBe("done");
		const { id } = await startedLetter(site);
		expect(await site.stores.deliveries.progress(id)).toMatchObject({ waiting: 1 });
	});

	it("is sent nothing if their letters arrive, or do so again", async () => {
		const site = await open();
		await site.again();
		await site.stores.subscribers.pause(readerToken(0));
		site.time.advance(120 * dayMs);
		await site.again();
		expect(await site.asked()).toEqual([]);
		expect(await site.link()).toBe("");
	});

	it("is not sent a waiting mail if they ended the pause themselves", async () => {
		const site = await open();
		await site.stores.subscribers.pause(readerToken(0));
		await site.again();
		await site.stores.subscribers.resume(readerToken(0));
		expect(await site.link()).toBe("");
	});

	it("who complained has left, and comes back only by their own click", async () => {
		const site = await open();
		const now = site.time.clock().toISOString();
		const left = { state: "unsubscribed", unsubscribed_at: now, complained_at: now } as const;
		await site.database.db.updateTable("subscribers").set(left).execute();
		site.time.advance(dayMs);
		await site.again();
		expect(await site.reader()).toMatchObject({ state: "unsubscribed" });
		expect(await site.stores.confirmations.confirm(await site.link())).toBe("confirmed");
		expect(await site.reader()).toMatchObject({ state: "confirmed", unsubscribed_at: null });
	});
});
