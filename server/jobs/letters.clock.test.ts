import { describe, expect, it, onTestFinished } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { openScriptedSmtp } from "#platform/testing/scripted-smtp.ts";
import { openSender, startedLetter } from "#server/testing/letters.ts";
import { addReaders } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const hourMs = 60 * 60_000;
const readers = 6;

describe.each(engines)("a letter whose clock is moved, on %s", (engine) => {
	it.each([
		["back", -hourMs],
		["forward", 48 * hourMs],
	])("goes on where it is set %s, to every reader once", async (_way, ms) => {
		const time = movableClock();
		const smtp = await openScriptedSmtp({});
		onTestFinished(smtp.close);
		const siteUrl = "https://ensemble.example";
		const site = await testSite({ engine, clock: time.clock, siteUrl, smtpUrl: smtp.url });
		await addReaders(site.database, readers);
		const sender = openSender(site, { clock: time.clock, smtpUrl: smtp.url });
		const letter = await startedLetter(site);
		time.advance(ms);
		await sender.runDue();
		expect(smtp.taken).toHaveLength(readers);
		expect(await site.stores.deliveries.progress(letter.id)).toMatchObject({ sent: readers });
	});
});
