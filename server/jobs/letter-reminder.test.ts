import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { ownerAddress, ownersSite } from "#server/testing/owner-mails.ts";
import { addReaders } from "#server/testing/readers.ts";

const dayMs = 24 * 60 * 60_000;

describe.each(engines)("the reminder of a late letter on %s", (engine) => {
	async function open({
		email = ownerAddress,
		language = "en",
	}: {
		email?: string;
		language?: Language;
	} = {}) {
		const site = await ownersSite({ engine, start: "2026-01-01T08:00:00.000Z", language, facts: { email } });
		const { database, clock } = site;
		const pass = async (days: number) => {
			site.advance(days * dayMs);
			await site.openWorker().runDue();
		};
		const letterLeaves = () =>
			database.db
				.insertInto("letters")
				.values({
					id: `letter of ${clock().toISOString()}`,
					parts: "[]",
					english_articles: "shown",
					listed: 0,
					state: "sent",
					audience: "all",
					started_at: clock().toISOString(),
					created_at: clock().toISOString(),
					updated_at: clock().toISOString(),
					version: 1,
				})
				.execute();
		return { ...site, pass, letterLeaves };
	}

	it("comes once for each letter after which none left, however many processes look", async () => {
		const { database, inbox, openWorker, pass, letterLeaves } = await open();
		await addReaders(database, 1);
		await letterLeaves();
		await pass(14);
		expect(inbox.mails).toEqual([]);
		await pass(1);
		await Promise.all([openWorker().runDue(), openWorker().runDue()]);
		await pass(20);
		expect(inbox.mails.map(({ to, headers }) => [to, headers.subject])).toEqual([
			[[ownerAddress], "Your newsletter: 15 days without a letter"],
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
		expect(mail?.text).toContain("https://agency.example/admin/letters");
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
