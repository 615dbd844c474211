import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { quietOutages } from "#platform/database/quiet-outages.ts";
import { faultyLink } from "#platform/testing/faulty-link.ts";
import { freshPlace } from "#platform/testing/fresh-database.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { testSite } from "#server/testing/test-site.ts";

/** A site whose PostgreSQL is away, and the lines of its log but those of requests. */
async function siteWithoutDatabase() {
	const { dataDir, databaseUrl = "" } = await freshPlace("postgres");
	const link = await faultyLink(databaseUrl);
	const database = await openDatabase({ dataDir, databaseUrl: link.url });
	onTestFinished(() => database.close());
	const lines: { msg: string }[] = [];
	const hooks = { logMethod: quietOutages() };
	const log = pino({ level: "info", hooks }, { write: (line) => lines.push(JSON.parse(line)) });
	const { site, app } = await testSite({ database, log });
	link.cut();
	const contextOf = siteContexts(site);
	const lead = new Request("http://localhost:3000/");
	/** Reads as a page does, and as an endpoint does. */
	async function ask(): Promise<void> {
		await expect(contextOf(lead, "one", "192.0.2.1").events.listUpcoming()).rejects.toMatchObject({
			init: { status: 503 },
		});
		expect((await app.request("/api/events")).status).toBe(503);
	}
	return { ask, lines: () => lines.filter(({ msg }) => msg !== "request") };
}

it("the log has one line of an outage in half a minute, of pages and endpoints together, with the number refused", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	onTestFinished(() => void vi.useRealTimers());
	const { ask, lines } = await siteWithoutDatabase();
	for (let count = 0; count < 3; count += 1) await ask();
	expect(lines()).toMatchObject([{ msg: "the database is away", refusals: 1 }]);
	vi.advanceTimersByTime(30_000);
	await ask();
	expect(lines().slice(1)).toMatchObject([{ msg: "the database is away", refusals: 6 }]);
});
