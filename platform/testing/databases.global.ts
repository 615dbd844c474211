import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";
import { databaseAt, runSql } from "./run-sql.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
		/** The name of a migrated, empty database beside it, to be copied. */
		postgresTemplate: string;
		/** A migrated, empty file, to be copied. */
		sqliteTemplate: string;
	}
}

/**
 * What all tests of a run share: one PostgreSQL, or the one that DATABASE_URL names, and a migrated
 * database of each engine. Copying that takes a fifth of the time of migrating anew.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const given = process.env.DATABASE_URL;
	const cluster = given ? { url: given, stop: async () => undefined } : await startPostgresCluster();
	const folder = await mkdtemp(join(tmpdir(), "ensemble-template-"));
	const template = `ensemble_template_${randomBytes(4).toString("hex")}`;
	await runSql(cluster.url, `create database ${template}`);
	for (const databaseUrl of [undefined, databaseAt(cluster.url, template)]) {
		const database = await openDatabase({ dataDir: folder, databaseUrl });
		await migrate(database, migrations);
		await database.close();
	}
	project.provide("postgresUrl", cluster.url);
	project.provide("postgresTemplate", template);
	project.provide("sqliteTemplate", join(folder, "ensemble.sqlite"));
	return async () => {
		await runSql(cluster.url, `drop database ${template}`);
		await cluster.stop();
		await rm(folder, { recursive: true, force: true });
	};
}
