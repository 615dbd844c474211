import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { HeldMails } from "#app/features/backups/held-mails.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { noteUnsubscribed } from "#server/jobs/unsubscribed-list.ts";
import { openSite } from "#server/open-site.ts";
import { cheapGuess } from "#server/testing/cheap-guess.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, readerAddress, readerToken, wholeLetter } from "#server/testing/readers.ts";
import { scriptedTerminal } from "#server/testing/scripted-terminal.ts";
import { testSite } from "#server/testing/test-site.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";
import { writeArchive } from "./write-archive.ts";

const siteUrl = "https://ensemble.example";
const accessCode = "the code of the restored site";
const dayMs = 24 * 60 * 60_000;

/**
 * Each kind of thing that leaves by itself, backed up before it left; afterwards one reader leaves,
 * and one moves to another address.
 */
async function backedUpSite(engine: (typeof engines)[number]) {
	const { clock, advance } = movableClock();
	const database = await freshDatabase(engine);
	const site = await testSite({ database, clock, siteUrl });
	const { stores } = site;
	const token = await site.signIn();
	await addReaders(database, 4);
	await startedLetter(site);
	advance(1_000);
	const later = await stores.letters.create({ ...wholeLetter, subject: "Three tables in January" });
	const sendAt = new Date(clock().getTime() + dayMs).toISOString();
	await stores.letters.schedule(later.id, { version: later.version, audience: "all", sendAt });
	await stores.subscribers.ask({ email: "new@example.org", language: "en", page: "/blog" });
	await remindedTable(stores);
	const folder = join(await freshFolder(), "backups");
	await mkdir(folder);
	const file = join(folder, "site.tar.gz");
	await writeArchive(database, createWriteStream(file), { now: clock() });
	advance(60_000);
	const { revision } = database;
	const { unsubscribed } = stores;
	const listing = noteUnsubscribed({ unsubscribed, revision, folder, clock, log: openLog("silent") });
	onTestFinished(listing.stop);
	for (const reader of [0, 1]) await stores.subscribers.unsubscribe(readerToken(reader));
	await listing.look();
	advance(60_000);
	await stores.subscribers.undoUnsubscribe(readerToken(1));
	await listing.look();
	const moving = await stores.readerLinks.open("reader-3", "moved@example.net", "new");
	expect(await stores.readerLinks.proveAddress(moving ?? "")).toBe(true);
	await listing.look();
	return { file, token, clock, advance };
}

/** Two tables that remind by themselves: by the day of the restore, the reminder of one may have left. */
async function remindedTable(stores: Awaited<ReturnType<typeof testSite>>["stores"]): Promise<void> {
	// A restore reads the clock of its machine.
	const today = dayOf(new Date());
	for (const calendarDate of [daysAfter(today, 1), daysAfter(today, 20)]) {
		const { id } = await someTable(stores, { calendarDate });
		await stores.guests.add(id, someGuest({ email: `guest@${calendarDate}.example` }, "confirmed"));
		await stores.tableReminders.setReminds(id, true);
	}
}

async function restoredSite(engine: (typeof engines)[number]) {
	const { file, token, clock, advance } = await backedUpSite(engine);
	const smtp = await openSmtpInbox();
	onTestFinished(smtp.close);
	const place = await freshPlace(engine);
	const variables = {
		NODE_ENV: "test",
		DATA_DIR: place.dataDir,
		DATABASE_URL: place.databaseUrl ?? "",
		BACKUP_DIR: "",
		SITE_URL: siteUrl,
		SMTP_URL: smtp.url,
		MAIL_FROM: "hello@ensemble.example",
		ADMIN_ACCESS_CODE: accessCode,
		LOG_LEVEL: "silent",
	};
	for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
	onTestFinished(() => void vi.unstubAllEnvs());
	const { terminal, output, warnings } = scriptedTerminal();
	expect([await runCommand(["restore", file], terminal), ...warnings()]).toEqual([0]);
	const opened = await opening(readEnvironment(variables), clock);
	return { ...opened, output, smtp, advance, token };
}

async function opening(environment: Environment, clock: () => Date) {
	const site = await openSite({
		...{ environment, clock, guessCost: cheapGuess },
		build: await unbuiltPages(),
		clientFolder: undefined,
	});
	onTestFinished(site.close);
	/** Has every job take its turn but the backup, which takes seconds and writes to nobody. */
	async function lookEverywhere(): Promise<void> {
		const { nightlyBackup: _, ...jobs } = site.jobs;
		for (const job of Object.values(jobs)) await job.look();
	}
	async function ask(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
		return site.app.request(path, {
			method,
			headers: {
				"Content-Type": "application/json",
				...(token !== undefined && { Authorization: `Bearer ${token}` }),
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
	}
	async function signIn(): Promise<string> {
		const answer = await ask("POST", "/api/admin/login", undefined, { password: accessCode });
		return ((await answer.json()) as { token: string }).token;
	}
	return { lookEverywhere, ask, signIn };
}

const path = "/api/admin/held-mails";
const receiversOf = (smtp: Awaited<ReturnType<typeof openSmtpInbox>>) =>
	smtp.mails.flatMap(({ to }) => to).toSorted();

describe.each(engines)("a site restored on %s", (engine) => {
	it("sends nothing of what waited until its owner has it sent, and nothing to those who left", async () => {
		const { output, smtp, lookEverywhere, ask, signIn, advance, token } = await restoredSite(engine);
		expect(output()).toEqual(
			expect.arrayContaining([
				"Readers who unsubscribed or moved to another address since then and are unsubscribed again: 2.",
				expect.stringMatching(/^The access code is that of \d{4}-\d\d-\d\d; for a new one: /),
				"2 letters, 1 reminder, 1 mail: send, or drop? Nothing of it leaves until the dashboard is answered.",
			]),
		);
		expect((await ask("GET", path, token)).status).toBe(401);
		await lookEverywhere();
		advance(2 * dayMs);
		await lookEverywhere();
		expect(receiversOf(smtp)).toEqual([]);
		const session = await signIn();
		const held = (await (await ask("GET", path, session)).json()) as HeldMails;
		expect(held).toMatchObject({
			letters: [{ wasSending: true }, { wasSending: false, subject: "Three tables in January" }],
			reminders: 1,
			mails: 1,
		});
		expect((await ask("POST", path, undefined, { answer: "send" })).status).toBe(401);
		expect(await (await ask("POST", path, session, { answer: "send" })).json()).toEqual({
			letters: [],
			reminders: 0,
			mails: 0,
		});
		await vi.waitFor(
			async () => {
				await lookEverywhere();
				expect(receiversOf(smtp)).toEqual(["new@example.org", ...[1, 1, 2, 2].map(readerAddress)].toSorted());
			},
			{ timeout: 10_000, interval: 50 },
		);
	});

	it("writes at once to who signs up again, whose first mail waits", async () => {
		const { smtp, lookEverywhere, ask } = await restoredSite(engine);
		expect((await ask("POST", "/api/newsletter", undefined, { email: "new@example.org" })).status).toBe(200);
		await vi.waitFor(
			async () => {
				await lookEverywhere();
				expect(receiversOf(smtp)).toEqual(["new@example.org"]);
			},
			{ timeout: 10_000, interval: 50 },
		);
	});

	it("sends nothing at all where its owner drops what waited", async () => {
		const { smtp, lookEverywhere, ask, signIn, advance } = await restoredSite(engine);
		const session = await signIn();
		const dropped = await ask("POST", path, session, { answer: "drop" });
		expect(await dropped.json()).toEqual({ letters: [], reminders: 0, mails: 0 });
		await lookEverywhere();
		advance(2 * dayMs);
		await lookEverywhere();
		expect(receiversOf(smtp)).toEqual([]);
		const answer = await ask("GET", "/api/admin/letters", await signIn());
		const letters = (await answer.json()) as { state: string }[];
		expect(letters.map(({ state }) => state).toSorted()).toEqual(["cancelled", "draft"]);
	});
});
