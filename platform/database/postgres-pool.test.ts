import { expect, it, onTestFinished } from "vitest";
import { sharedPostgres } from "#platform/testing/shared-databases.ts";
import { probePostgres } from "./postgres-connection.ts";
import { GuardedPool } from "./postgres-pool.ts";

const { url } = await sharedPostgres();
const away = { name: "DatabaseAwayError" };

function openPool(): GuardedPool {
	const pool = new GuardedPool(url);
	onTestFinished(() => pool.end());
	return pool;
}

it("a pool that refuses lets what runs end, and is used again afterwards", async () => {
	const pool = openPool();
	const client = await pool.connect();
	const running = client.query("select 'told' as word from pg_sleep(0.05)");
	pool.isRefusing = true;
	await expect(pool.connect()).rejects.toMatchObject(away);
	await expect(pool.query("select 1")).rejects.toMatchObject(away);
	expect((await running).rows).toEqual([{ word: "told" }]);
	client.release();
	pool.isRefusing = false;
	expect((await pool.query("select 2 as number")).rows).toEqual([{ number: 2 }]);
});

it("those who wait for a connection are told when none will come, and theirs goes to others", async () => {
	const pool = openPool();
	const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
	const waiting = [pool.connect(), pool.query("select 1")];
	const outcomes = Promise.allSettled(waiting);
	pool.isRefusing = true;
	for (const outcome of await outcomes) {
		expect(outcome).toMatchObject({ status: "rejected", reason: away });
	}
	pool.isRefusing = false;
	for (const client of taken) client.release();
	expect((await pool.query("select 3 as number")).rows).toEqual([{ number: 3 }]);
	expect(pool.waitingCount).toBe(0);
});

it("a server is asked on a connection of its own, and one that refuses is not there", async () => {
	expect(await probePostgres(url).answers).toBe(true);
	expect(await probePostgres("postgres://nobody@127.0.0.1:1/nothing").answers).toBe(false);
	const unanswered = probePostgres(url);
	unanswered.end();
	expect(await unanswered.answers).toBe(false);
});
