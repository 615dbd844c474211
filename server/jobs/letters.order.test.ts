import { expect, it, onTestFinished } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openSender, startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerAddress, readerToken, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const minuteMs = 60_000;

async function open(readers: number) {
	const time = movableClock();
	const smtp = await openScriptedSmtp();
	onTestFinished(smtp.close);
	const site = await testSite({ siteUrl: "https://ensemble.example", clock: time.clock, smtpUrl: smtp.url });
	await addReaders(site.database, readers);
	const sender = () => openSender(site, { clock: time.clock, smtpUrl: smtp.url });
	/** Returns who got a letter since the last call. */
	const got = () =>
		smtp.taken
			.splice(0)
			.map(({ to }) => to)
			.toSorted();
	/** Unsubscribes by the link of a mail. */
	const leave = (index: number) => site.stores.subscribers.unsubscribe(readerToken(index));
	/** A reader moves to another address, which they prove. */
	async function move(id: string, email: string): Promise<void> {
		const token = await site.stores.readerLinks.open(id, email, "new");
		expect(await site.stores.readerLinks.proveAddress(token ?? "")).toBe(true);
	}
	return { ...site, time, sender, got, leave, move };
}

it("a letter that is cancelled while it is paused leaves no more, and goes on for nobody", async () => {
	const { stores, sender, got, ...site } = await open(3);
	const { id } = await startedLetter({ stores, ...site });
	await stores.letters.step(id, "pause");
	await stores.letters.step(id, "cancel");
	await expect(stores.letters.step(id, "resume")).rejects.toMatchObject({ code: "moved-on" });
	await sender().runDue();
	expect(got()).toEqual([]);
	expect(await stores.deliveries.progress(id)).toMatchObject({ cancelled: 3, waiting: 0 });
});

it("a letter whose time came while the site was down leaves once it is up again, once", async () => {
	const { site, stores, sender, got, time } = await open(2);
	const { id, version } = await stores.letters.create(wholeLetter);
	const sendAt = new Date(time.clock().getTime() + 10 * minuteMs).toISOString();
	await site.services.letters.service.send(id, { version, audience: "all", sendAt });
	const before = sender();
	await before.runDue();
	await before.stop();
	time.advance(3 * 24 * 60 * minuteMs);
	await Promise.all([sender().runDue(), sender().runDue()]);
	await sender().runDue();
	expect(got()).toEqual([0, 1].map(readerAddress));
	expect((await stores.letters.get(id)).state).toBe("sent");
});

it("a reader who moves while a letter waits gets it at the new address, and leaves by an old link", async () => {
	const opened = await open(2);
	const { stores, sender, got, leave, move } = opened;
	const { id } = await startedLetter(opened);
	await stores.letters.step(id, "pause");
	await move("reader-0", "new@example.com");
	await stores.letters.step(id, "resume");
	await sender().runDue();
	expect(got()).toEqual(["new@example.com", readerAddress(1)]);
	expect(await leave(0)).toBe("unsubscribed");
	expect(await leave(0)).toBe("unsubscribed");
	await startedLetter(opened);
	await sender().runDue();
	expect(got()).toEqual([readerAddress(1)]);
});

it("a reader who joins two addresses gets a letter on its way once, and leaves by either's link", async () => {
	const opened = await open(3);
	const { stores, sender, got, leave, move } = opened;
	const { id } = await startedLetter(opened);
	await stores.letters.step(id, "pause");
	await stores.subscribers.unsubscribe(readerToken(1));
	await move("reader-0", readerAddress(1));
	await move("reader-1", readerAddress(2));
	await stores.letters.step(id, "resume");
	await sender().runDue();
	expect(got()).toEqual([readerAddress(2)]);
	expect(await leave(0)).toBe("unsubscribed");
	expect(await stores.subscribers.findSubscription(readerToken(2))).toBe("unsubscribed");
	const last = await stores.letters.create(wholeLetter);
	const sending = { version: last.version, audience: "all", sendAt: null } as const;
	await expect(opened.site.services.letters.service.send(last.id, sending)).rejects.toMatchObject({
		code: "incomplete-letter",
	});
});
