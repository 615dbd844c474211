import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";
import { databaseAt, queryOnce, runSql } from "./run-sql.ts";
import type { SharedDatabases } from "./shared-databases.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The address at which the tests of a run ask for what they share: see shared-databases.ts. */
		sharedDatabasesUrl: string;
	}
}

/** A resource that is made for the first test that asks for it. */
type Lazy<Resource> = { get(): Promise<Resource>; end(): Promise<void> };

/**
 * Answers the tests of a run with a PostgreSQL server, or the one that DATABASE_URL names, and with
 * a migrated database of each engine: copying that takes a fifth of the time of migrating.
 * Each is made when it is first asked for, so that a test of pure code needs neither.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const shared: { [Engine in keyof SharedDatabases]: Lazy<SharedDatabases[Engine]> } = {
		sqlite: lazy(migratedFile),
		postgres: lazy(migratedServer),
	};
	const server = createServer((request, response) => {
		const engine = request.url === "/postgres" ? "postgres" : "sqlite";
		shared[engine].get().then(
			(made) => response.end(JSON.stringify(made)),
			(error: unknown) => response.writeHead(500).end(String(error)),
		);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	project.provide("sharedDatabasesUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	return async () => {
		server.closeAllConnections();
		server.close();
		await Promise.all(Object.values(shared).map(({ end }) => end()));
	};
}

type Made<Resource> = { resource: Resource; remove: () => Promise<void> };

function lazy<Resource>(make: () => Promise<Made<Resource>>): Lazy<Resource> {
	let making: Promise<Made<Resource>> | undefined;
	return {
		async get() {
			making ??= make();
			return (await making).resource;
		},
		async end() {
			await (await making)?.remove();
		},
	};
}

async function migratedFile(): Promise<Made<SharedDatabases["sqlite"]>> {
	const folder = await mkdtemp(join(tmpdir(), "ensemble-template-"));
	await migrateAt({ dataDir: folder, databaseUrl: undefined });
	return {
		resource: join(folder, "ensemble.sqlite"),
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}

async function migratedServer(): Promise<Made<SharedDatabases["postgres"]>> {
	const given = process.env.DATABASE_URL;
	const { url, stop } = given ? { url: given, stop: async () => undefined } : await startPostgresCluster();
	const template = `ensemble_template_${randomBytes(4).toString("hex")}`;
	await runSql(url, `create database ${template}`);
	await migrateAt({ dataDir: tmpdir(), databaseUrl: databaseAt(url, template) });
	const shape = await noteShape(databaseAt(url, template));
	return {
		resource: { url, template, shape },
		async remove() {
			await dropDatabases(url, template);
			await stop();
		},
	};
}

async function migrateAt(place: Parameters<typeof openDatabase>[0]): Promise<void> {
	const database = await openDatabase(place);
	await migrate(database, migrations);
	await database.close();
}

async function noteShape(url: string): Promise<string> {
	await runSql(url, await readFile(new URL("./pristine.sql", import.meta.url), "utf8"));
	const [row] = await queryOnce<{ shape: string }>(url, "select pristine.shape()");
	if (row === undefined) throw new Error("The shape of the tables could not be read.");
	return row.shape;
}

/** The template, and what each worker copied from it. */
async function dropDatabases(url: string, template: string): Promise<void> {
	const copies = `select datname from pg_database where starts_with(datname, '${template}')`;
	for (const { datname } of await queryOnce<{ datname: string }>(url, copies)) {
		await runSql(url, `drop database ${datname} with (force)`);
	}
}
