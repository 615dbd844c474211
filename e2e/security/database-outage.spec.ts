import { Administrator } from "#e2e/support/administrator.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { freshPlace, startSite } from "#e2e/support/site-process.ts";
import { type Cluster, startPostgresCluster, until } from "#platform/testing/postgres-cluster.ts";

let cluster: Cluster;
test.beforeAll(async () => {
	cluster = await startPostgresCluster();
});
test.afterAll(() => cluster.stop());

const words = { title: "After the outage", excerpt: "One", content: "Two" };

/** Half a minute, less what a line takes to be written. */
const betweenLinesMs = 29_000;

/** Expects the log to tell of an outage once in half a minute for each message. */
function expectFewLines(output: string): void {
	const lines = output
		.split("\n")
		.filter((line) => line.includes("The database cannot be reached"))
		.map((line) => JSON.parse(line) as { msg: string; time: string });
	expect(lines.map(({ msg }) => msg)).toContain("the database is away");
	for (const [message, said] of Map.groupBy(lines, ({ msg }) => msg)) {
		const times = said.map(({ time }) => Date.parse(time));
		const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
		expect([message, waits.filter((wait) => wait < betweenLinesMs)]).toEqual([message, []]);
	}
}

test("while PostgreSQL is away the site says so, and goes on by itself once it is back", {
	tag: "@long",
}, async () => {
	const { dataDir, remove } = await freshPlace("sqlite");
	const site = await startSite({ dataDir, databaseUrl: cluster.url });
	const administrator = await Administrator.signIn(site.url);
	const statusOf = async (path: string) => (await fetch(site.url + path)).status;

	for (const mode of ["fast", "immediate"] as const) {
		expect(await statusOf("/fr/blog")).toBe(200);
		await cluster.halt(mode);
		expect(await statusOf("/fr/blog")).toBe(200);
		await until(async () => expect(await statusOf("/readyz")).toBe(503));
		expect(await statusOf("/healthz")).toBe(200);
		await until(async () => {
			const cached = await fetch(`${site.url}/fr/blog`);
			expect(cached.status).toBe(200);
			expect(cached.headers.get("Cache-Status")).toBe("ensemble; hit; detail=database-away");
		});

		const page = await fetch(`${site.url}/fr/blog?search=amour`);
		expect(page.status).toBe(503);
		expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await page.text()).toContain("Un instant, s’il vous plaît");

		const answer = await fetch(`${site.url}/api/admin/stats`, {
			headers: { Authorization: `Bearer ${administrator.token}` },
		});
		expect(answer.status).toBe(503);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		expect(await answer.json()).toMatchObject({ code: "database-unavailable" });

		await cluster.resume();
		await until(async () => expect(await statusOf("/readyz")).toBe(200));
		const { slug } = await administrator.publish(words);
		expect(await statusOf(`/blog/${slug}`)).toBe(200);
		expect(await statusOf("/fr/blog?search=amour")).toBe(200);
	}

	await cluster.halt("immediate");
	expect(await site.stop()).toBe(0);
	expectFewLines(site.output());
	await cluster.resume();
	await remove();
});
