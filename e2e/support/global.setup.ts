import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashAccessCode } from "#app/features/session/access-code.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { accessCode, startSite } from "./site-process.ts";

/**
 * Opens the PostgreSQL, the sample site and the compiled code that all tests of a run share. @returns what removes
 * them.
 */
export default async function setup(): Promise<() => Promise<void>> {
	const shared = new AsyncDisposableStack();
	try {
		shared.defer(await openCompileCache());
		shared.defer(await openPostgres());
		shared.defer(await openSamplePlace());
	} catch (error) {
		await shared.disposeAsync();
		throw error;
	}
	return () => shared.disposeAsync();
}

/** Opens one PostgreSQL for the journeys that need one; DATABASE_URL names another. */
async function openPostgres(): Promise<() => Promise<void>> {
	if (process.env.DATABASE_URL) {
		process.env.E2E_POSTGRES_URL = process.env.DATABASE_URL;
		return async () => undefined;
	}
	const cluster = await startPostgresCluster();
	process.env.E2E_POSTGRES_URL = cluster.url;
	return cluster.stop;
}

/** Opens a folder in which sites keep their compiled code: each start after the first takes it from there. */
async function openCompileCache(): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "ensemble-e2e-compiled-"));
	process.env.NODE_COMPILE_CACHE = folder;
	return () => rm(folder, { recursive: true, force: true });
}

/** Opens the sample site on SQLite with its pictures: copying it is quicker than making it. */
async function openSamplePlace(): Promise<() => Promise<void>> {
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-e2e-sample-"));
	const site = await startSite({ dataDir, databaseUrl: "" });
	await site.stop();
	await cheapenAccessCode(dataDir);
	process.env.E2E_SAMPLE_PLACE = dataDir;
	return () => rm(dataDir, { recursive: true, force: true });
}

/**
 * Has the access code cost next to nothing to check: a start and a sign-in take a second of the
 * processor's time otherwise, to make guesses slow, at some hundred sites. A stored hash names its cost.
 */
async function cheapenAccessCode(dataDir: string): Promise<void> {
	const hash = await hashAccessCode(accessCode, { N: 2, r: 1, p: 1 });
	const database = await openDatabase({ dataDir, databaseUrl: undefined });
	await database.db.updateTable("access_codes").set({ hash, configured_hash: hash }).execute();
	await database.close();
}
