import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "./postgres-cluster.ts";
import { databaseAt, queryOnce, runSql } from "./run-sql.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgresUrl: string;
		/** The name of a migrated, empty database beside it, to be copied. */
		postgresTemplate: string;
		/** What its tables look like: see pristine.sql. */
		postgresShape: string;
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
	const notes = await readFile(new URL("./pristine.sql", import.meta.url), "utf8");
	const shape = await noteShape(databaseAt(cluster.url, template), notes);
	project.provide("postgresUrl", cluster.url);
	project.provide("postgresTemplate", template);
	project.provide("postgresShape", shape);
	project.provide("sqliteTemplate", join(folder, "ensemble.sqlite"));
	return async () => {
		await dropDatabases(cluster.url, template);
		await cluster.stop();
		await rm(folder, { recursive: true, force: true });
	};
}

async function noteShape(url: string, notes: string): Promise<string> {
	await runSql(url, notes);
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
