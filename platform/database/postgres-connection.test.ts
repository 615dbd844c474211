import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { sharedPostgres } from "#platform/testing/shared-databases.ts";
import { backendOf, isHandedOn, limitStatements } from "./postgres-connection.ts";

const { url } = await sharedPostgres();

async function connected(): Promise<pg.Client> {
	const client = new pg.Client(url);
	await client.connect();
	onTestFinished(() => client.end());
	return client;
}

it("a connection of one's own keeps its process of the server while others have transactions", async () => {
	const client = await connected();
	expect(await isHandedOn(client, url)).toBe(false);
	const other = await connected();
	expect(await backendOf(other)).not.toBe(await backendOf(client));
});

it("one whose process answers to somebody else meanwhile is handed on", async () => {
	const [first, second] = [await connected(), await connected()];
	let questions = 0;
	// As a pooler by transaction does it: each question may be another process's.
	const pooled = new Proxy(first, {
		get: (client, name) => {
			if (name !== "query") return Reflect.get(client, name);
			questions += 1;
			return (questions === 1 ? first : second).query.bind(questions === 1 ? first : second);
		},
	});
	expect(await isHandedOn(pooled, url)).toBe(true);
});

it("a server leaves a process whose machine is gone, long before the hours of its own settings", async () => {
	const client = await connected();
	await limitStatements(client);
	const { rows } = await client.query<{ name: string; setting: string }>(
		"select name, setting from pg_settings where name like 'tcp_%' order by name",
	);
	expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
		"tcp_keepalives_count 3",
		"tcp_keepalives_idle 10",
		"tcp_keepalives_interval 5",
		"tcp_user_timeout 25000",
	]);
});

it("what waits has its limits on a connection that was opened without them", async () => {
	const client = await connected();
	await limitStatements(client);
	const { rows } = await client.query(
		"select count(*)::int as set from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting <> '0'",
	);
	expect(rows).toEqual([{ set: 3 }]);
});
