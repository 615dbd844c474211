import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { countedFolder } from "#platform/mail/imap-reports.ts";
import { reportMailboxes } from "#platform/mail/report-mailboxes.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openImapMailbox } from "#platform/testing/imap-mailbox.ts";
import { reportOf } from "#platform/testing/reports.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openSender, startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerAddress, readerToken } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { openLetterReturns } from "./letter-returns.ts";

const dayMs = 24 * 60 * 60_000;
const bounceAddress = "bounces@ensemble.example";

async function open(engine: (typeof engines)[number], readers = 3) {
	const time = movableClock();
	const lines: string[] = [];
	const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
	const commands: string[] = [];
	const onCommand = (command: string) => void commands.push(command);
	const [smtp, mailbox] = await Promise.all([openScriptedSmtp(), openImapMailbox({ onCommand })]);
	onTestFinished(smtp.close);
	onTestFinished(mailbox.close);
	const siteUrl = "https://ensemble.example";
	const site = await testSite({ engine, clock: time.clock, siteUrl, smtpUrl: smtp.url, bounceAddress, log });
	await addReaders(site.database, readers);
	const sender = openSender(site, { clock: time.clock, smtpUrl: smtp.url });

	/** Opens a reader of the mailbox, as each process of the site does. */
	function openReturns(url = mailbox.url) {
		const mailboxes = reportMailboxes(site.database.db, time.clock);
		const { returns } = site.stores;
		const reading = openLetterReturns({ url, mailboxes, returns, clock: time.clock, log });
		onTestFinished(reading.stop);
		return reading;
	}

	/** A letter to every reader, a day after the one before. @returns its id and what left. */
	async function send() {
		time.advance(dayMs);
		const before = smtp.taken.length;
		const { id } = await startedLetter(site);
		await sender.runDue();
		return { id, taken: smtp.taken.slice(before) };
	}

	/** A mail server's report about the letter that one reader got. */
	function comesBack(name: string, taken: { from: string; to: string }[], index: number): void {
		const reader = readerAddress(index);
		const { from = "" } = taken.find(({ to }) => to === reader) ?? {};
		const code = /\+(\w+)@/.exec(from)?.[1] ?? "";
		mailbox.deliver(reportOf(name, { code, reader }), time.clock());
	}

	const reader = (index: number) =>
		site.database.db
			.selectFrom("subscribers")
			.selectAll()
			.where("id", "=", `reader-${index}`)
			.executeTakeFirstOrThrow();
	return { ...site, mailbox, commands, lines, openReturns, send, comesBack, reader };
}

describe.each(engines)("what comes back of letters on %s", (engine) => {
	it("pauses an address after three letters, each under a sender of its own, and sends it no fourth", async () => {
		const { send, comesBack, openReturns, reader, stores, mailbox, lines } = await open(engine);
		const returns = openReturns();
		for (const report of ["postfix", "gmail", "amazon-ses"]) {
			const { id, taken } = await send();
			expect(new Set(taken.map(({ from }) => from)).size).toBe(3);
			for (const { from } of taken) expect(from).toMatch(/^bounces\+[0-9a-f]{32}@ensemble\.example$/);
			expect(await stores.deliveries.progress(id)).toMatchObject({ sent: 3, failed: 0 });
			comesBack(report, taken, 1);
			comesBack("vacation", taken, 2);
			comesBack("postfix-delayed", taken, 2);
			await returns.look();
			expect(await stores.deliveries.progress(id)).toMatchObject({ sent: 2, failed: 1 });
		}
		expect(await reader(1)).toMatchObject({ refusals: 3, refused_at: expect.any(String) });
		expect(await reader(2)).toMatchObject({ refusals: 0 });
		const { taken } = await send();
		expect(taken.map(({ to }) => to).toSorted()).toEqual([readerAddress(0), readerAddress(2)]);
		expect(mailbox.mailsIn(countedFolder)).toHaveLength(3);
		expect(mailbox.mailsIn("INBOX")).toHaveLength(6);
		expect(lines.join()).not.toContain("example.com");
	});

	it("unsubscribes a reader who calls a letter unwanted, and lets them come back by themselves", async () => {
		const { send, comesBack, openReturns, reader, stores } = await open(engine);
		const returns = openReturns();
		const { taken } = await send();
		comesBack("yahoo-complaint", taken, 0);
		comesBack("not-spam", taken, 2);
		await returns.look();
		expect(await reader(0)).toMatchObject({ state: "unsubscribed", complained_at: expect.any(String) });
		expect(await reader(2)).toMatchObject({ state: "confirmed", complained_at: null });
		await stores.subscribers.undoUnsubscribe(readerToken(0));
		await returns.look();
		expect(await reader(0)).toMatchObject({ state: "confirmed" });
	});

	it("counts each report once with several processes, also where one ended in the middle", async () => {
		const { send, comesBack, openReturns, reader, stores, database } = await open(engine);
		const { taken } = await send();
		for (const index of [0, 1, 2]) comesBack("exim", taken, index);
		await Promise.all([openReturns().look(), openReturns().look()]);
		// As if nothing had been noted of how far it was read.
		await database.db.updateTable("report_mailboxes").set({ uid_validity: "", last_uid: 0 }).execute();
		for (const index of [0, 1, 2]) comesBack("postfix", taken, index);
		await Promise.all([openReturns().look(), openReturns().look()]);
		for (const index of [0, 1, 2]) expect(await reader(index)).toMatchObject({ refusals: 1 });
		expect(await stores.readers.reach(3)).toBe(true);
	});

	it("takes nobody's word for another's: only the code of a letter counts", async () => {
		const { send, openReturns, reader, mailbox } = await open(engine);
		await send();
		for (const name of ["postfix", "yahoo-complaint"]) {
			const forged = reportOf(name, { code: "0".repeat(32), reader: readerAddress(1) });
			mailbox.deliver(forged, new Date("2026-01-16T08:00:00.000Z"));
		}
		await openReturns().look();
		expect(await reader(1)).toMatchObject({ state: "confirmed", refusals: 0 });
		expect(mailbox.mailsIn("INBOX")).toHaveLength(2);
	});
});

describe("the mailbox of reports", () => {
	it("that cannot be read is named in the log without its account, and read when it is there again", async () => {
		const { send, comesBack, openReturns, mailbox, reader, lines } = await open("sqlite");
		const { taken } = await send();
		comesBack("postfix", taken, 0);
		await openReturns(mailbox.url.replace("secret", "wrong")).look();
		await openReturns("imap://bounces:secret@127.0.0.1:1").look();
		expect(lines.filter((line) => line.includes("could not be read"))).toHaveLength(2);
		expect(lines.join()).toContain("the account was refused");
		expect(lines.join()).not.toMatch(/secret|wrong|bounces/);
		await openReturns().look();
		expect(await reader(0)).toMatchObject({ refusals: 1 });
	});

	it("passes over a report that is broken, and reads those behind it", async () => {
		const { send, comesBack, openReturns, mailbox, reader, lines } = await open("sqlite");
		const { taken } = await send();
		const nested = Array.from({ length: 100 }, (_, at) => {
			return `Content-Type: multipart/report; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
		});
		mailbox.deliver(nested.join(""), new Date("2026-01-16T08:00:00.000Z"));
		comesBack("postfix", taken, 0);
		await openReturns().look();
		expect(await reader(0)).toMatchObject({ refusals: 1 });
		expect(lines.join()).toContain('"unreadable":1');
	});

	it("is not opened where none is named, nor after the stop", async () => {
		const { openReturns, commands } = await open("sqlite", 0);
		const returns = openReturns();
		await returns.stop();
		await returns.look();
		await openReturns("").look();
		expect(commands).toEqual([]);
	});
});
