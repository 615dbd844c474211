import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { alternatesOf } from "#app/metadata/public-pages.ts";
import { pages, publicPages } from "#app/site/site-map.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { freshPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { type Cluster, startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { serveWeb } from "#platform/testing/web-server.ts";
import { openStores } from "#server/composition/stores.ts";
import { openServer } from "#server/listener/http-server.ts";
import { openSite } from "#server/open-site.ts";
import { unbuiltPages } from "#server/testing/unbuilt-pages.ts";

const minuteMs = 60_000;
/** Turns that every job takes while the database is away. */
const turns = isLong ? 2 : 1;
const waiting = { timeout: 10_000, interval: 20 };

let cluster: Cluster;
beforeAll(async () => {
	cluster = await startPostgresCluster();
});
afterAll(() => cluster.stop());

/**
 * Opens the whole server over its own PostgreSQL, as it runs for visitors, with every job, and the search
 * engine that it tells of changes.
 */
async function openWholeSite() {
	const engine = await serveWeb((_, response) => response.end());
	const { dataDir } = await freshPlace("sqlite");
	const time = movableClock();
	const environment = readEnvironment({
		NODE_ENV: "test",
		DATA_DIR: dataDir,
		DATABASE_URL: cluster.url,
		SITE_URL: "https://agency.test",
		INDEXNOW_URL: engine.url,
		LOG_LEVEL: "silent",
	});
	const site = await openSite({
		...{ environment, clock: time.clock },
		build: await unbuiltPages(),
		clientFolder: undefined,
	});
	const server = openServer(site.listener, site.headers, environment);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(async () => {
		await server.stop();
		await site.close();
	});
	const { port } = server.address() as AddressInfo;
	const statusOf = async (path: string): Promise<{ path: string; status: number; isMarked: boolean }> => {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`);
		await answer.arrayBuffer();
		const isMarked = answer.headers.get("Cache-Status") === "ensemble; hit; detail=database-away";
		return { path, status: answer.status, isMarked };
	};
	/** Has something to tell that engine, as another process would. */
	async function publish(): Promise<void> {
		const database = await openDatabase(environment);
		const { facts, articles } = openStores(database, time.clock);
		await facts.open(true);
		await site.jobs.indexNow.look();
		engine.asked.splice(0);
		const words = { excerpt: "How.", content: "[Tea](https://duo.mu/)", published: true };
		await articles.saving.create(articleInput.parse({ title: randomUUID(), ...words }));
		await database.close();
	}

	return { site, time, statusOf, engine, publish };
}

/** Addresses for visitors in both languages, and for programs. */
const addresses = [
	...publicPages.flatMap((id) => alternatesOf(pages[id]).map(({ path }) => path)),
	...[
		"/feed.xml",
		"/fr/feed.xml",
		"/events.ics",
		"/fr/events.ics",
		"/sitemap.xml",
		"/robots.txt",
		"/api/blog-posts",
	],
];

const absences: [string, () => unknown, () => unknown][] = [
	["stopped", () => cluster.halt("fast"), () => cluster.resume()],
	["frozen", () => cluster.freeze(), () => cluster.thaw()],
];

it.each(isLong ? absences : absences.slice(0, 1))(
	"serves every cached page for as long as PostgreSQL is %s, whatever its jobs try",
	async (_how, begin, end) => {
		const { site, time, statusOf, engine, publish } = await openWholeSite();
		await publish();
		for (const path of addresses) expect(await statusOf(path)).toMatchObject({ path, status: 200 });
		await begin();
		await vi.waitFor(async () => expect(await statusOf("/readyz")).toMatchObject({ status: 503 }), waiting);
		for (let turn = 1; turn <= turns; turn += 1) {
			await Promise.all(Object.values(site.jobs).map((job) => job.look()));
			time.advance(30 * minuteMs);
			for (const path of addresses) {
				expect([turn, await statusOf(path)]).toEqual([turn, { path, status: 200, isMarked: true }]);
			}
		}
		expect(engine.asked).toEqual([]);
		await end();
		await vi.waitFor(async () => expect(await statusOf("/readyz")).toMatchObject({ status: 200 }), waiting);
		for (const path of addresses) {
			expect(await statusOf(path)).toEqual({ path, status: 200, isMarked: false });
		}
		await site.jobs.indexNow.look();
		expect(engine.asked).toEqual(["POST /"]);
	},
);
