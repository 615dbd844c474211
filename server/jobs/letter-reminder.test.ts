import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openSmtpInbox } from "#platform/testing/smtp-inbox.ts";
import { addReaders } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { openMailing } from "./mail.ts";

const dayMs = 24 * 60 * 60_000;
const owner = "owner@agency.example";

describe.each(engines)("the reminder of a late letter on %s", (engine) => {
	async function open({ email = owner, language = "en" }: { email?: string; language?: Language } = {}) {
		const time = movableClock("2026-01-01T08:00:00.000Z");
		const site = await testSite({ engine, clock: time.clock });
		const { stores, database } = site;
		const inbox = await openSmtpInbox();
		onTestFinished(inbox.close);
		const dataDir = await mkdtemp(join(tmpdir(), "ensemble-reminder-"));
		onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
		await stores.sessions.ensureAccessCode(site.accessCode);
		await site.app.request("/api/admin/login", {
			method: "POST",
			headers: { "Content-Type": "application/json", Cookie: `language=${language}` },
			body: JSON.stringify({ password: site.accessCode }),
		});
		// Afterwards: a new device is told of, too.
		await stores.facts.save({ ...defaultFacts, email }, 1);
		const environment = {
			smtpUrl: inbox.url,
			mailFrom: undefined,
			mailRate: undefined,
			dkim: undefined,
			dataDir,
			siteUrl: "https://ensemble.example",
		};
		const { readTexts } = site.site.services;
		const mailing = () =>
			openMailing({
				...{ environment, stores, readTexts, clock: time.clock, log: openLog("silent") },
				writeGuestMail: async () => undefined,
			});
		const pass = async (days: number) => {
			time.advance(days * dayMs);
			await mailing().runDue();
		};
		const letterLeaves = () =>
			database.db
				.insertInto("letters")
				.values({
					id: `letter of ${time.clock().toISOString()}`,
					parts: "[]",
					english_articles: "shown",
					listed: 0,
					state: "sent",
					audience: "all",
					started_at: time.clock().toISOString(),
					created_at: time.clock().toISOString(),
					updated_at: time.clock().toISOString(),
					version: 1,
				})
				.execute();
		return { ...site, database, inbox, mailing, pass, letterLeaves };
	}

	it("comes once for each letter after which none left, however many processes look", async () => {
		const { database, inbox, mailing, pass, letterLeaves } = await open();
		await addReaders(database, 1);
		await letterLeaves();
		await pass(14);
		expect(inbox.mails).toEqual([]);
		await pass(1);
		await Promise.all([mailing().runDue(), mailing().runDue()]);
		await pass(20);
		expect(inbox.mails.map(({ to, headers }) => [to, headers.subject])).toEqual([
			[[owner], "Your newsletter: 15 days without a letter"],
		]);
		await letterLeaves();
		await pass(16);
		expect(inbox.mails).toHaveLength(2);
	});

	it("is in the language in which the owner last signed in, and leads to the letters", async () => {
		const { database, inbox, pass, letterLeaves } = await open({ language: "fr" });
		await addReaders(database, 1);
		await letterLeaves();
		await pass(15);
		const [mail] = inbox.mails;
		expect(mail?.headers.subject).toBe("Votre lettre\u00a0: 15 jours sans envoi");
		expect(mail?.text).toContain("https://ensemble.example/admin/letters");
		expect(`${mail?.text}${mail?.html}`).not.toContain("unsubscribe");
	});

	it("comes before the first letter too, once somebody has waited for it", async () => {
		const { database, inbox, pass } = await open();
		await pass(20);
		expect(inbox.mails).toEqual([]);
		await addReaders(database, 1);
		await pass(0);
		expect(inbox.mails[0]?.text).toContain("Your first reader confirmed 20 days ago");
	});

	it("goes to nobody where the address is the sample of a new site", async () => {
		const { database, inbox, pass } = await open({ email: defaultFacts.email });
		await addReaders(database, 1);
		await pass(40);
		expect(inbox.mails).toEqual([]);
		expect(await database.db.selectFrom("letter_reminders").selectAll().execute()).toEqual([]);
	});
});
