import { mkdir, open, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { databasePlace, openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { makeDataFolder } from "#platform/files/owner-only.ts";
import { openLog } from "#platform/log/log.ts";
import { bothEngines, engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { freePort } from "#platform/testing/postgres-cluster.ts";
import { runBackup, runRestore } from "#server/backup/command.ts";
import { verifyArchive } from "#server/backup/read-archive.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import { runSeed } from "#server/commands/seed.ts";
import { prepareData, refuseDamagedFile } from "./prepare-data.ts";
import { startFailure } from "./start-failure.ts";

const clock = () => new Date("2026-11-22T08:15:00.000Z");
const log = openLog("silent");

function environmentOf(variables: Record<string, string>): Environment {
	return readEnvironment({ LOG_LEVEL: "silent", ...variables });
}

/** Returns the message of a start that opens and prepares its database; undefined if it succeeds. */
async function failureOf(environment: Environment): Promise<string | undefined> {
	try {
		refuseDamagedFile(environment);
		await makeDataFolder(environment.dataDir);
		const database = await openDatabase(environment);
		try {
			await prepareData({ environment, database, clock, log });
			return undefined;
		} finally {
			await database.close();
		}
	} catch (error) {
		return startFailure(error, environment);
	}
}

/** Begins a site without samples, which take a while. */
const beginEmpty = (environment: Environment) =>
	runSeed({ reset: false, empty: true, articles: 0 }, async () => false, environment, log);

function listenFailure(environment: Environment): Promise<string> {
	const { host, port } = environment;
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", (error) => resolve(startFailure(error, environment)));
		server.listen({ port, host });
	});
}

describe("the one line of a start that fails names", () => {
	it("a host that is none of this machine", async () => {
		for (const HOST of ["not a host!", "192.0.2.7"]) {
			const line = await listenFailure(environmentOf({ HOST, PORT: String(await freePort()) }));
			expect(line).toBe(
				`HOST is "${HOST}", which is no address of this machine: set it to 127.0.0.1 behind a proxy, or to 0.0.0.0.`,
			);
		}
	});

	it("a data folder that cannot be", async () => {
		const file = join(await freshFolder(), "a file");
		await writeFile(file, "");
		const line = await failureOf(environmentOf({ DATA_DIR: join(file, "data") }));
		expect(line).toMatch(
			/^DATA_DIR is \S+\/a file\/data, which cannot be written \(ENOTDIR\): let the account .*$/,
		);
	});

	it("a data folder in which there is no room for the database", async () => {
		const folder = await freshFolder();
		await mkdir(join(folder, "ensemble.sqlite"));
		const line = await failureOf(environmentOf({ DATA_DIR: folder }));
		expect(line).toMatch(new RegExp(`^DATA_DIR is ${folder}, which cannot be written \\(.+\\): `));
	});

	it("a data folder for what is in it alone, and not for a folder of a similar name", async () => {
		const folder = await freshFolder();
		const refused = (path: string) =>
			startFailure(
				Object.assign(new Error("permission denied"), { code: "EACCES", path }),
				environmentOf({ DATA_DIR: folder }),
			);
		expect(await refused(join(folder, "media"))).toMatch(/^DATA_DIR is /);
		expect(await refused(`${folder}-backups/new.tar.gz`)).toBe("The site could not start: permission denied");
	});

	it("a PostgreSQL that is not there, without the password", async () => {
		// Nobody listens there.
		const port = 1;
		const DATABASE_URL = `postgres://site:hunter2@127.0.0.1:${port}/ensemble`;
		const line = await failureOf(environmentOf({ DATABASE_URL, DATA_DIR: await freshFolder() }));
		expect(line).toBe(
			`DATABASE_URL names 127.0.0.1:${port}/ensemble, which cannot be reached (ECONNREFUSED): start the server or correct the address, the account or its rights.`,
		);
	});

	it("a database that PostgreSQL does not have", async () => {
		const { databaseUrl = "", dataDir } = await freshPlace("postgres");
		const url = new URL(databaseUrl);
		url.pathname = "/no_such_site";
		const line = await failureOf(environmentOf({ DATABASE_URL: url.href, DATA_DIR: dataDir }));
		expect(line).toMatch(/^DATABASE_URL names \S+\/no_such_site, which has no such database: /);
	});

	it("a data folder that cannot be, also where the database is elsewhere", async () => {
		const { databaseUrl } = await freshPlace("postgres");
		const file = join(await freshFolder(), "a file");
		await writeFile(file, "");
		const line = await failureOf(
			environmentOf({ DATABASE_URL: databaseUrl ?? "", DATA_DIR: join(file, "data") }),
		);
		expect(line).toMatch(/^DATA_DIR is \S+\/a file\/data, which cannot be written \(ENOTDIR\): /);
	});

	it("a file that another program has locked", async () => {
		const folder = await freshFolder();
		const other = new DatabaseSync(sqliteFile(folder));
		onTestFinished(() => other.close());
		other.exec("create table theirs (word text); begin exclusive");
		expect(await failureOf(environmentOf({ DATA_DIR: folder }))).toMatch(
			/^DATA_DIR names \S+\/ensemble\.sqlite, which another program has locked \(database is locked\): end what /,
		);
	});

	it("a PostgreSQL that takes no writes", async () => {
		const { databaseUrl = "", dataDir } = await freshPlace("postgres");
		const url = new URL(databaseUrl);
		url.searchParams.set("options", "-c default_transaction_read_only=on");
		expect(await failureOf(environmentOf({ DATABASE_URL: url.href, DATA_DIR: dataDir }))).toMatch(
			/^DATABASE_URL names \S+, which takes no writes: it is a standby.*: name the primary server, /,
		);
	});

	it("a PostgreSQL without TLS, where the address asks for it", async () => {
		const { databaseUrl = "", dataDir } = await freshPlace("postgres");
		const url = new URL(databaseUrl);
		url.searchParams.set("sslmode", "verify-full");
		expect(await failureOf(environmentOf({ DATABASE_URL: url.href, DATA_DIR: dataDir }))).toMatch(
			/^DATABASE_URL names \S+, which takes no encrypted connections: switch TLS on there, /,
		);
	});

	it.each([
		[{ code: "53100" }, /has no room on its disk: make room/],
		[{ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, /has a certificate that is not trusted \(DEPTH_.*sslrootcert/],
		[{ code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }, /has a certificate that is not trusted/],
		[
			{ code: "28000", message: "no pg_hba.conf entry, no encryption" },
			/unencrypted.*add `sslmode=verify-full`/,
		],
	])("what PostgreSQL says by %o", async (members, expected) => {
		const environment = environmentOf({ DATABASE_URL: "postgres://site@db.example/ensemble" });
		const line = await startFailure(Object.assign(new Error("x"), members), environment);
		expect(line).toMatch(/^DATABASE_URL names db\.example\/ensemble, which /);
		expect(line).toMatch(expected);
	});

	it("a damaged file, and the backup to restore", async () => {
		const { dataDir } = await freshPlace("sqlite");
		const environment = environmentOf({ DATA_DIR: dataDir });
		await beginEmpty(environment);
		expect(await failureOf(environment)).toBeUndefined();
		const file = await open(sqliteFile(dataDir), "r+");
		await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, 5 * 4096);
		await file.close();
		expect(await failureOf(environment)).toMatch(
			/is damaged; nothing was written to it: move it away .*restore.* FILE`\.$/,
		);
		await mkdir(join(dataDir, "backups"), { recursive: true });
		const archive = join(dataDir, "backups", "ensemble-2026-11-21T23-00-00Z.tar.gz");
		await writeFile(archive, "");
		expect(await failureOf(environment)).toContain(`${archive}\`.`);
	});

	it("whatever else it is, without a line break", async () => {
		const error = new Error("one\n  two");
		expect(await startFailure(error, environmentOf({}))).toBe("The site could not start: one two");
		expect(await startFailure("gone")).toBe("The site could not start: gone");
	});
});

async function emptyPlace(engine: (typeof bothEngines)[number], variables: Record<string, string> = {}) {
	const { dataDir, databaseUrl = "" } = await freshPlace(engine);
	return environmentOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...variables });
}

describe.each(bothEngines)("on %s", (engine) => {
	const place = () => emptyPlace(engine);

	it("an older program says that a newer one was here", async () => {
		const environment = await place();
		const database = await openDatabase(environment);
		const later = { up: async () => undefined };
		await migrate(database, { ...migrations, "9999-of-next-year": later });
		await database.close();
		expect(await failureOf(environment)).toBe(
			`The database ${databasePlace(environment)} was changed by a newer version of the site (9999-of-next-year): start that version, or restore a backup of before into an empty database.`,
		);
	});

	it("a restore that was broken off before its last step is to be done again", async () => {
		const source = await place();
		await beginEmpty(source);
		const { file } = await runBackup(undefined, undefined, source, clock());
		const target = await place();
		const database = await openDatabase(target);
		const killed = () => Promise.reject(new Error("killed"));
		await expect(restoreArchive(await verifyArchive(file), database, undefined, killed)).rejects.toThrow(
			"killed",
		);
		await database.close();
		const line = await failureOf(target);
		expect(line).toContain(`${databasePlace(target)} was being restored and is not whole: `);
		expect(line).toMatch(/restore.*\.tar\.gz` again\.$/);
		expect(line).toContain(file);
		const empty = await place();
		await runRestore(file, {}, empty);
		expect(await failureOf(empty)).toBeUndefined();
	});
});

describe.each(engines)("on %s", (engine) => {
	it("an empty database goes live with the sample site where nobody visits it, and nowhere else", async () => {
		const environment = await emptyPlace(engine, { SITE_URL: "https://ensemble.example" });
		for (const _again of [1, 2]) {
			expect(await failureOf(environment)).toMatch(
				/ is empty, and SITE_URL is a public address: for a new site run `.*seed`/,
			);
		}
		expect(await failureOf({ ...environment, siteUrl: "http://localhost:3000" })).toBeUndefined();
		expect(await failureOf(environment)).toBeUndefined();
	});
});
