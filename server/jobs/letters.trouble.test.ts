import { expect, it, onTestFinished } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openSender, startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerAddress } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const minuteMs = 60_000;
/** A machine may be slow; nothing waits for so long where it is not. */
const patient = { timeout: 20_000 };
/** A port that nothing listens on. */
const nowhere = "smtp://127.0.0.1:1";

async function open(readers: number, options: Parameters<typeof openScriptedSmtp>[0] = {}) {
	const time = movableClock();
	const smtp = await openScriptedSmtp(options);
	onTestFinished(smtp.close);
	const siteUrl = "https://ensemble.example";
	const site = await testSite({ clock: time.clock, siteUrl, smtpUrl: smtp.url });
	await addReaders(site.database, readers);
	const sender = (smtpUrl = smtp.url) => openSender(site, { clock: time.clock, smtpUrl });
	const { id } = await startedLetter(site);
	const progress = () => site.stores.deliveries.progress(id);
	const addresses = () => smtp.taken.map(({ to }) => to).toSorted();
	return { ...site, time, smtp, sender, progress, addresses };
}

const everybody = (count: number) => Array.from({ length: count }, (_, i) => readerAddress(i)).toSorted();

it("a mail server that is away for a while loses no letter, and counts against nobody", async () => {
	const { sender, time, progress, addresses, database } = await open(6);
	const first = sender(nowhere);
	const trying = first.runDue();
	const tries = () =>
		database.db.selectFrom("letter_deliveries").select("tries").where("tries", ">", 0).execute();
	await expect.poll(async () => (await tries()).length, patient).toBeGreaterThan(0);
	await expect.poll(async () => (await progress()).waiting, patient).toBe(6);
	await first.stop();
	await trying;
	time.advance(60 * minuteMs);
	await sender().runDue();
	expect(addresses()).toEqual(everybody(6));
	expect(await progress()).toMatchObject({ sent: 6, failed: 0, interrupted: 0 });
	const readers = await database.db.selectFrom("subscribers").select("refusals").execute();
	expect(readers.every(({ refusals }) => refusals === 0)).toBe(true);
});

it("a slow mail server gets each letter once, however often is looked for more", async () => {
	const { sender, progress, addresses } = await open(8, { thinkMs: 120 });
	const [one, other] = [sender(), sender()];
	await Promise.all([one.runDue(), other.runDue(), one.look(), other.look(), one.runDue()]);
	expect(addresses()).toEqual(everybody(8));
	expect(await progress()).toMatchObject({ sent: 8, waiting: 0, sending: 0 });
});

it("a letter that is refused for what stands in it has failed, and no address is at fault", async () => {
	const { sender, progress, database, smtp } = await open(4, {
		script: () => ({ at: "data", code: 550, text: "5.7.1 looks like spam" }),
	});
	await sender().runDue();
	expect(smtp.taken).toEqual([]);
	expect(await progress()).toMatchObject({ sent: 0, failed: 4, waiting: 0 });
	const readers = await database.db.selectFrom("subscribers").select(["refusals", "refused_at"]).execute();
	expect(readers).toEqual(Array.from({ length: 4 }, () => ({ refusals: 0, refused_at: null })));
});

it("an address that greylists for hours gets its letter, the others do not wait for it", async () => {
	const late = readerAddress(1);
	let isGrey = true;
	const { sender, time, progress, addresses } = await open(3, {
		script: (to) =>
			to === late && isGrey ? { at: "recipient", code: 450, text: "4.2.0 greylisted" } : undefined,
	});
	await sender().runDue();
	expect(addresses()).toEqual([readerAddress(0), readerAddress(2)]);
	for (const minutes of [5, 15, 60]) {
		time.advance(minutes * minuteMs);
		await sender().runDue();
		expect(await progress()).toMatchObject({ sent: 2, waiting: 1 });
	}
	isGrey = false;
	time.advance(4 * 60 * minuteMs);
	await sender().runDue();
	expect(addresses()).toEqual(everybody(3));
});
