import PostalMime from "postal-mime";
import { describe, expect, it, onTestFinished } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openScriptedSmtp, type Scripted } from "#platform/testing/scripted-smtp.ts";
import { openSender, startedLetter } from "#server/testing/letters.ts";
import {
	addReaders,
	readerAddress,
	readerLanguage,
	readerToken,
	wholeLetter,
} from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const minuteMs = 60_000;
const siteUrl = "https://ensemble.example";

async function open(
	engine: (typeof engines)[number],
	readers: number,
	script?: (to: string, offered: number) => Scripted,
) {
	const time = movableClock();
	const smtp = await openScriptedSmtp({ ...(script && { script }) });
	onTestFinished(smtp.close);
	const site = await testSite({ engine, clock: time.clock, siteUrl, smtpUrl: smtp.url });
	await addReaders(site.database, readers);
	const sender = openSender(site, { clock: time.clock, smtpUrl: smtp.url });
	const progress = (id: string) => site.stores.deliveries.progress(id);
	const addresses = () => smtp.taken.map(({ to }) => to).toSorted();
	return { ...site, time, smtp, sender, progress, addresses };
}

const everybody = (count: number) => Array.from({ length: count }, (_, i) => readerAddress(i)).toSorted();

describe.each(engines)("sending a letter on %s", (engine) => {
	it("brings it to every confirmed reader once, in their language, with their own way out", async () => {
		const site = await open(engine, 12);
		const letter = await startedLetter(site);
		await site.sender.runDue();
		expect(site.addresses()).toEqual(everybody(12));
		for (const { to, source } of site.smtp.taken) {
			const index = Number(/\d+/.exec(to)?.[0]);
			const mail = await PostalMime.parse(source);
			const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
			const isFrench = readerLanguage(index) === "fr";
			const leave = `${siteUrl}${isFrench ? "/fr" : ""}/newsletter/unsubscribe?token=${readerToken(index)}`;
			expect(mail.subject).toBe(isFrench ? "Deux tables en décembre" : "Two tables in December");
			expect(headers.get("list-unsubscribe")).toBe(`<${leave}>`);
			expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
			expect(headers.get("list-id")).toBe("<newsletter.ensemble.example>");
			expect(headers.get("content-language")).toBe(readerLanguage(index));
			expect(mail.text).toContain(leave);
			expect(mail.html).toContain(leave);
			expect(mail.html).not.toContain("unsubscribe-token-of-the-reader");
		}
		expect(new Set(site.smtp.taken.map(({ source }) => /^Message-ID: .*$/im.exec(source)?.[0])).size).toBe(
			12,
		);
		expect(await site.progress(letter.id)).toMatchObject({ sent: 12, waiting: 0, interrupted: 0 });
		expect(await site.stores.letters.get(letter.id)).toMatchObject({ state: "sent" });
	});

	it("passes over readers who left, were erased or asked for a pause before their turn", async () => {
		const site = await open(engine, 6);
		const letter = await startedLetter(site);
		await site.stores.subscribers.unsubscribe(readerToken(0));
		await site.stores.erasures.erase("reader-1");
		await site.stores.subscribers.pause(readerToken(2));
		await site.sender.runDue();
		expect(site.addresses()).toEqual([3, 4, 5].map(readerAddress));
		expect(await site.progress(letter.id)).toMatchObject({ sent: 3, skipped: 3 });
	});

	it("counts who left after it, and why, until the next letter reaches them", async () => {
		const site = await open(engine, 4);
		const { subscribers } = site.stores;
		const first = await startedLetter(site);
		await site.sender.runDue();
		site.time.advance(minuteMs);
		await subscribers.unsubscribe(readerToken(0));
		await subscribers.giveReason(readerToken(0), "too-often");
		await subscribers.unsubscribe(readerToken(1));
		site.time.advance(minuteMs);
		const second = await startedLetter(site);
		await site.sender.runDue();
		site.time.advance(minuteMs);
		await subscribers.unsubscribe(readerToken(2));
		await subscribers.giveReason(readerToken(2), "no-need");
		expect(await site.progress(first.id)).toMatchObject({
			leftSince: 2,
			leftBecause: { "too-often": 1, "no-need": 0 },
		});
		expect(await site.progress(second.id)).toMatchObject({
			leftSince: 1,
			leftBecause: { "too-often": 0, "no-need": 1 },
		});
	});

	it("stops while it is paused, goes on, and leaves out what was cancelled", async () => {
		const site = await open(engine, 5);
		const { id } = await startedLetter(site);
		await site.stores.letters.step(id, "pause");
		await site.sender.runDue();
		expect(site.addresses()).toEqual([]);
		await site.stores.letters.step(id, "resume");
		await site.sender.runDue();
		expect(site.addresses()).toEqual(everybody(5));
		const second = await startedLetter(site);
		await site.stores.letters.step(second.id, "cancel");
		await site.sender.runDue();
		expect(site.addresses()).toEqual(everybody(5));
		expect(await site.progress(second.id)).toMatchObject({ cancelled: 5, waiting: 0 });
	});

	it("starts a scheduled letter at its time, once, whichever process looks", async () => {
		const site = await open(engine, 4);
		const { id, version } = await site.stores.letters.create(wholeLetter);
		const sendAt = new Date(site.time.clock().getTime() + 10 * minuteMs).toISOString();
		await site.site.services.letters.service.send(id, { version, audience: "fr", sendAt });
		const other = openSender(site, { clock: site.time.clock, smtpUrl: site.smtp.url });
		await Promise.all([site.sender.runDue(), other.runDue()]);
		expect(site.addresses()).toEqual([]);
		site.time.advance(10 * minuteMs);
		await Promise.all([site.sender.runDue(), other.runDue()]);
		await Promise.all([site.sender.runDue(), other.runDue()]);
		expect(site.addresses()).toEqual([1, 3].map(readerAddress));
	});
});

describe("a mail server that does not take a letter", () => {
	it("has a permanent refusal noted, and the address paused at the third in a row", async () => {
		const bad = readerAddress(1);
		const site = await open("sqlite", 3, (to) =>
			to === bad ? { at: "recipient", code: 550, text: `5.1.1 <${to}> unknown` } : undefined,
		);
		for (let letters = 1; letters <= 3; letters += 1) {
			const { id } = await startedLetter(site);
			await site.sender.runDue();
			expect(await site.progress(id)).toMatchObject({
				sent: 2,
				failed: 1,
				failures: [{ email: bad, error: "550 5.1.1", isPaused: letters === 3 }],
			});
		}
		const { id } = await startedLetter(site);
		await site.sender.runDue();
		expect(await site.progress(id)).toMatchObject({ sent: 2, failed: 0 });
	});

	it("counts no refusal of us against the reader", async () => {
		const site = await open("sqlite", 1, () => ({ at: "recipient", code: 550, text: "5.7.1 policy" }));
		await startedLetter(site);
		await site.sender.runDue();
		const { refusals } = await site.database.db
			.selectFrom("subscribers")
			.select("refusals")
			.executeTakeFirstOrThrow();
		expect(refusals).toBe(0);
	});

	it("gets a letter again later that it would not take yet, and then not twice", async () => {
		const late = readerAddress(2);
		let isBusy = true;
		const site = await open("sqlite", 4, (to) =>
			to === late && isBusy ? { at: "recipient", code: 451, text: "4.2.1 later" } : undefined,
		);
		const { id } = await startedLetter(site);
		await site.sender.runDue();
		expect(await site.progress(id)).toMatchObject({ sent: 3, waiting: 1 });
		isBusy = false;
		site.time.advance(4 * minuteMs);
		await site.sender.runDue();
		expect(site.addresses()).not.toContain(late);
		site.time.advance(minuteMs);
		await site.sender.runDue();
		expect(site.addresses()).toEqual(everybody(4));
	});

	it.each([
		["says 421", { at: "recipient", code: 421, text: "4.7.0 slow down" }],
		["asks for patience", { at: "data", code: 451, text: "4.7.1 rate limited" }],
		["hangs up in the middle of a letter", { at: "data", close: true }],
		["refuses the content for now", { at: "data", code: 452, text: "4.3.1 full" }],
	] as const)("loses nothing when it %s", async (_what, scripted) => {
		let isBad = true;
		const site = await open("sqlite", 20, () => (isBad ? scripted : undefined));
		const { id } = await startedLetter(site);
		const away = site.sender.runDue();
		await expect.poll(async () => (await site.progress(id)).waiting).toBe(20);
		await expect.poll(() => site.smtp.offered()).toBeGreaterThan(0);
		isBad = false;
		await site.sender.stop();
		await away;
		const next = openSender(site, { clock: site.time.clock, smtpUrl: site.smtp.url });
		site.time.advance(10 * minuteMs);
		await next.runDue();
		expect(site.addresses()).toEqual(everybody(20));
		expect(await site.progress(id)).toMatchObject({ sent: 20, failed: 0 });
	});
});
