import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { faultyLink } from "#platform/testing/faulty-link.ts";
import { type Cluster, startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import type { Database } from "./database.ts";
import { isDatabaseAway } from "./database-failure.ts";
import { openDatabase } from "./open-database.ts";
import { type ListenerState, openListener } from "./postgres-listener.ts";

let cluster: Cluster;
beforeAll(async () => {
	cluster = await startPostgresCluster();
});
afterAll(() => cluster.stop());

/** The log's line about a database that is away. */
const refusedConnection = {
	name: "DatabaseAwayError",
	message: expect.stringMatching(/^The database cannot be reached: .*(ECONNREFUSED|ENOENT)/),
	code: expect.stringMatching(/^(ECONNREFUSED|ENOENT)$/),
};

const waiting = { timeout: 20_000, interval: 20 };

async function openListening(url = cluster.url): Promise<Database> {
	const database = await openDatabase({ databaseUrl: url, dataDir: "" });
	onTestFinished(() => database.close());
	await vi.waitFor(() => expect(database.revision.current()).toBeDefined(), waiting);
	return database;
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
	return work.then(
		() => undefined,
		(error: unknown) => error,
	);
}

async function runSql(text: string): Promise<void> {
	const client = new pg.Client({ connectionString: cluster.url });
	await client.connect();
	await client.query(text);
	await client.end();
}

async function expectAllAsBefore(database: Database): Promise<void> {
	await vi.waitFor(() => database.ping(), waiting);
	await vi.waitFor(() => expect(database.revision.current()).toBeDefined(), waiting);
}

describe("a PostgreSQL that goes away and comes back", () => {
	it.each(["fast", "immediate"] as const)(
		"ends nobody by a restart (%s): what runs fails as away, what comes later works",
		async (mode) => {
			const database = await openListening();
			const { promise: isHolding, resolve: holds } = Promise.withResolvers<void>();
			const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
			// Between two statements nobody but the pool can hear that the connection broke.
			const transaction = errorOf(
				database.db.transaction().execute(async () => {
					holds();
					await goOn;
				}),
			);
			const statement = errorOf(database.pool?.query("select pg_sleep(60)") ?? Promise.resolve());
			await isHolding;
			await cluster.halt(mode);
			expect(isDatabaseAway(await statement)).toBe(true);
			release();
			expect(isDatabaseAway(await transaction)).toBe(true);
			expect(isDatabaseAway(await errorOf(database.ping()))).toBe(true);
			await vi.waitFor(
				async () => expect(await errorOf(database.ping())).toMatchObject(refusedConnection),
				waiting,
			);
			await cluster.resume();
			await expectAllAsBefore(database);
		},
	);

	it("ends nobody by cutting every connection, and goes on", async () => {
		const database = await openListening();
		await database.ping();
		const before = database.revision.current();
		await runSql(
			"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ensemble'",
		);
		await vi.waitFor(() => expect(database.revision.current()).not.toBe(before), waiting);
		await expectAllAsBefore(database);
	});

	it("is found out when it is silent, refuses at once from then on, and is used again when it speaks", async () => {
		const link = await faultyLink(cluster.url);
		const database = await openListening(link.url);
		await database.ping();
		link.freeze();
		expect(isDatabaseAway(await errorOf(database.ping()))).toBe(true);
		expect(database.revision.current()).toBeUndefined();
		expect(await errorOf(database.ping())).toMatchObject({ name: "DatabaseAwayError" });
		link.thaw();
		await expectAllAsBefore(database);
	});

	it("is refused first and cut later when it is stopped with all its processes", async () => {
		const states: ListenerState[] = [];
		const listener = openListener({
			url: cluster.url,
			channel: "stopped",
			onAnnouncement: () => undefined,
			onState: (state) => states.push(state),
		});
		onTestFinished(() => listener.close());
		await vi.waitFor(() => expect(listener.state()).toBe("up"), waiting);
		states.length = 0;
		cluster.freeze();
		onTestFinished(cluster.thaw);
		await vi.waitFor(() => expect(listener.state()).toBe("away"), waiting);
		cluster.thaw();
		await vi.waitFor(() => expect(listener.state()).toBe("up"), waiting);
		expect(states.slice(0, 2)).toEqual(["silent", "away"]);
	});

	it("does not hold up the end when it is silent", async () => {
		const link = await faultyLink(cluster.url);
		const database = await openListening(link.url);
		const statement = errorOf(database.pool?.query("select pg_sleep(60)") ?? Promise.resolve());
		link.freeze();
		await database.close();
		expect(isDatabaseAway(await statement)).toBe(true);
	});
});

it("an announcement that fails is made later, and fails no saving", async () => {
	const link = await faultyLink(cluster.url);
	const mine = await openListening(link.url);
	const other = await openListening();
	const before = other.revision.current();
	link.cut();
	await mine.revision.bump("settings");
	link.mend();
	await vi.waitFor(() => expect(other.revision.current()).not.toBe(before), waiting);
});

it("no statement and no wait for a lock lasts for ever", async () => {
	const database = await openListening();
	const limits = await database.pool?.query(
		"select name from pg_settings where name in ('statement_timeout', 'lock_timeout') and setting <> '0'",
	);
	expect(limits?.rowCount).toBe(2);
});
