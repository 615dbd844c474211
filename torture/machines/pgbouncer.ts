import { spawn } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { endWithThisProcess } from "#platform/testing/child-process.ts";
import { freePort, until } from "#platform/testing/postgres-cluster.ts";
import { replaced } from "../proxies/example-proxies.ts";

/** `nobody` on every Unix: PgBouncer refuses to run as root. */
const unprivilegedId = 65534;

export type PgBouncer = {
	/** The database's address by way of it. */
	url: string;
	/** Has it lead to another port of this machine. */
	mend(port: number): void;
	/** Nothing: what leads to a database that has ended has ended too. */
	cut(): void;
	/** The number of connections that it has from an address. */
	countFrom(address: string): Promise<number>;
	stop(): Promise<void>;
};

type Options = { address: string; postgresPort: number; folder: string };

/** Starts PgBouncer with its example of `deploy/`, in which addresses and accounts are replaced. */
export async function startPgBouncer({ address, postgresPort, folder }: Options): Promise<PgBouncer> {
	const port = await freePort();
	const file = join(folder, "pgbouncer.ini");
	const leadTo = (to: number) => writeFileSync(file, configuration({ address, port, to }));
	chmodSync(folder, 0o755);
	leadTo(postgresPort);
	// It goes with this process, also where that is killed.
	const account = `--pdeathsig KILL --reuid ${unprivilegedId} --regid ${unprivilegedId} --clear-groups`;
	const child = spawn("setpriv", [...account.split(" "), "pgbouncer", "-q", file], {
		stdio: ["ignore", "ignore", "pipe"],
	});
	endWithThisProcess(child);
	let log = "";
	child.stderr.on("data", (chunk) => {
		log += chunk;
	});
	const url = `postgres://ensemble@${address}:${port}/ensemble`;
	await until(async () => {
		if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`);
		await ask(url, "select 1");
	});
	return {
		url,
		mend: (to) => {
			leadTo(to);
			child.kill("SIGHUP");
		},
		cut: () => undefined,
		countFrom: async (from) => {
			const clients = await ask(url.replace(/ensemble$/, "pgbouncer"), "show clients");
			return clients.filter(({ addr }) => addr === from).length;
		},
		stop: async () => {
			const ended = new Promise((resolve) => child.once("close", resolve));
			child.kill("SIGINT");
			const last = setTimeout(() => child.kill("SIGKILL"), 2_000);
			await ended;
			clearTimeout(last);
		},
	};
}

function configuration({ address, port, to }: { address: string; port: number; to: number }): string {
	return replaced(readFileSync(join("deploy", "pgbouncer.ini"), "utf8"), [
		["host=10.0.0.21 port=5432 dbname=ensemble", `host=127.0.0.1 port=${to} dbname=postgres user=ensemble`],
		["listen_addr = 10.0.0.20", `listen_addr = ${address}`],
		["listen_port = 6432", `listen_port = ${port}`],
		["unix_socket_dir = /var/run/postgresql", "unix_socket_dir ="],
		["auth_type = scram-sha-256", "auth_type = any\nadmin_users = ensemble"],
		["auth_file = /etc/pgbouncer/userlist.txt\n", ""],
	]);
}

async function ask(url: string, question: string): Promise<{ addr?: string }[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		return (await client.query<{ addr?: string }>(question)).rows;
	} finally {
		await client.end();
	}
}
