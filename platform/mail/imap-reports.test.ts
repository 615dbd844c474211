import { describe, expect, it, onTestFinished } from "vitest";
import { openImapMailbox } from "#platform/testing/imap-mailbox.ts";
import { reportOf } from "#platform/testing/reports.ts";
import { countedFolder, readNewReports } from "./imap-reports.ts";
import type { ReadUpTo } from "./report-mailboxes.ts";

const now = new Date("2026-01-15T09:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
const report = (name = "postfix") => reportOf(name, { code: "c".repeat(32), reader: "ada@example.com" });

async function open(options: Parameters<typeof openImapMailbox>[0] = {}) {
	const mailbox = await openImapMailbox(options);
	onTestFinished(mailbox.close);
	const sources: string[] = [];
	let readUpTo: ReadUpTo | null = null;

	function read({ url = mailbox.url, at = now, isOurs = true, signal = new AbortController().signal } = {}) {
		return readNewReports({
			url,
			readUpTo,
			count: async (source) => {
				sources.push(Buffer.from(source).toString("utf8"));
				return isOurs;
			},
			onRead: async (upTo) => {
				readUpTo = upTo;
			},
			now: at,
			signal,
		});
	}

	return { mailbox, sources, read, readUpTo: () => readUpTo };
}

describe.each([
	["moves mails", true],
	["copies and deletes them", false],
])("a mailbox whose server %s", (_what, canMove) => {
	it("has its reports read once and put away; nothing else is read or changed", async () => {
		const { mailbox, sources, read } = await open({ canMove });
		for (const name of ["postfix", "vacation", "gmail"]) mailbox.deliver(report(name), daysAgo(1));
		expect(await read()).toBe(false);
		expect(sources).toHaveLength(2);
		expect(mailbox.mailsIn("INBOX").map(({ source }) => String(source))).toEqual([report("vacation")]);
		expect(mailbox.mailsIn("INBOX")[0]?.flags.size).toBe(0);
		expect(mailbox.mailsIn(countedFolder)).toHaveLength(2);
		mailbox.deliver(report("exim"), daysAgo(0));
		await read();
		await read();
		expect(sources).toHaveLength(3);
		expect(mailbox.mailsIn(countedFolder)).toHaveLength(3);
	});
});

describe("a mailbox of reports", () => {
	it("keeps a report that is not ours where it is, and looks at it once", async () => {
		const { mailbox, sources, read } = await open();
		mailbox.deliver(report(), daysAgo(1));
		await read({ isOurs: false });
		await read({ isOurs: false });
		expect(sources).toHaveLength(1);
		expect(mailbox.mailsIn("INBOX")).toHaveLength(1);
		expect(mailbox.mailsIn(countedFolder)).toEqual([]);
	});

	it("is looked through for the last two weeks at first, and again when its mails are renumbered", async () => {
		const { mailbox, sources, read } = await open();
		mailbox.deliver(report(), daysAgo(40));
		mailbox.deliver(report(), daysAgo(3));
		await read({ isOurs: false });
		expect(sources).toHaveLength(1);
		mailbox.renumber();
		await read({ isOurs: false });
		expect(sources).toHaveLength(2);
	});

	it("gives up the beginning of a mail without end, and no more", async () => {
		const { mailbox, sources, read } = await open();
		mailbox.deliver(`${report()}${"x".repeat(5_000_000)}`, daysAgo(0));
		await read();
		expect(sources[0]).toContain("Status: 5.1.1");
		expect(sources[0]?.length).toBe(64 * 1024);
	});

	it("is read some mails at a time", async () => {
		const { mailbox, sources, read, readUpTo } = await open();
		for (let count = 0; count < 1_050; count += 1) mailbox.deliver(report("vacation"), daysAgo(0));
		mailbox.deliver(report(), daysAgo(0));
		expect(await read()).toBe(true);
		expect(readUpTo()?.lastUid).toBe(1_000);
		expect(sources).toEqual([]);
		expect(await read()).toBe(false);
		expect(sources).toHaveLength(1);
	});

	it("deletes reports that were counted a month ago", async () => {
		const { mailbox, read } = await open();
		mailbox.deliver(report(), daysAgo(1));
		await read();
		mailbox.deliver(report(), daysAgo(32), countedFolder);
		await read();
		expect(mailbox.mailsIn(countedFolder).map(({ date }) => date)).toEqual([daysAgo(1)]);
	});

	it.each(["LOGIN", "SELECT", "UID FETCH", "UID MOVE"])(
		"that goes away at %s is read to its end the next time",
		async (command) => {
			let isBroken = true;
			const { mailbox, read } = await open({
				onCommand: (name) => (isBroken && name === command ? "drop" : undefined),
			});
			mailbox.deliver(report(), daysAgo(0));
			await expect(read()).rejects.toThrow();
			isBroken = false;
			await read();
			expect(mailbox.mailsIn("INBOX")).toEqual([]);
			expect(mailbox.mailsIn(countedFolder)).toHaveLength(1);
		},
	);

	it("that refuses the account says so", async () => {
		const { mailbox, read } = await open();
		const refused = read({ url: mailbox.url.replace("secret", "wrong") });
		await expect(refused).rejects.toMatchObject({ authenticationFailed: true });
	});

	it("is left at once when the process stops", async () => {
		const stopping = new AbortController();
		const { mailbox, read } = await open({
			onCommand: (name) => {
				if (name === "UID FETCH") stopping.abort();
				return undefined;
			},
		});
		mailbox.deliver(report(), daysAgo(0));
		await expect(read({ signal: stopping.signal })).rejects.toThrow();
		await expect(read({ signal: stopping.signal })).rejects.toThrow();
	});
});
