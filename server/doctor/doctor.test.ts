import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { imageFiles } from "#app/features/media/storage/image-files.server.ts";
import { moveOut } from "#app/features/media/storage/image-moves.server.ts";
import { ownerId } from "#app/site/roles.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.ts";
import { readEnvironment } from "#platform/environment.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { bothEngines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { writeNotes } from "#server/backup/archive-folder.ts";
import { runBackup } from "#server/backup/command.ts";
import { passingKey } from "#server/backup/encryption.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { runSeed } from "#server/commands/seed.ts";
import { openStores } from "#server/composition/stores.ts";
import { writeCopyNotes } from "#server/copies/copy-notes.ts";
import { asTyped } from "#server/process/typed-command.ts";
import { addImages } from "#server/testing/copied-site.ts";
import { scriptedTerminal } from "#server/testing/scripted-terminal.ts";
import { examine } from "./doctor.ts";
import { findingLines } from "./finding.ts";

const resolveTxt = async () => Promise.reject(Object.assign(new Error("none"), { code: "ENODATA" }));

async function environmentOn(engine: (typeof bothEngines)[number], variables: Record<string, string> = {}) {
	const { dataDir, databaseUrl = "" } = await freshPlace(engine);
	return readEnvironment({ LOG_LEVEL: "silent", DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...variables });
}

async function findingsOf(environment: Awaited<ReturnType<typeof environmentOn>>, clock = systemClock) {
	const findings = await examine(environment, { clock, resolveTxt });
	return Object.fromEntries(findings.map((finding) => [finding.subject, finding]));
}

const begun = { reset: false, empty: true, articles: 0 };
const nobody = async () => false;

describe.each(bothEngines)("on %s", (engine) => {
	it("finds a site that was begun, and what is left of the samples", async () => {
		const environment = await environmentOn(engine);
		await runSeed(begun, nobody, environment);
		const findings = await findingsOf(environment);
		expect(findings.database).toMatchObject({
			state: "right",
			found: expect.stringMatching(engine === "sqlite" ? /^SQLite 3\..*undamaged$/ : /^PostgreSQL \d+/),
		});
		expect(findings.tables?.state).toBe("right");
		expect(findings.contents).toMatchObject({
			state: "look",
			found: expect.stringMatching(
				/: facts name, .*email.*; the number of members; look logo, .*; testimonials \d+$/,
			),
		});
		expect(findings.DATA_DIR?.found).toMatch(/can be written; [\d.]+ GB are free$/);
		expect(findings.SMTP_URL).toMatchObject({ state: "wrong" });
		expect(findings.backups).toMatchObject({ state: "look", found: "there is none" });
	});

	it("looks at the folder of the backups, wherever it is", async () => {
		const environment = await environmentOn(engine);
		expect((await findingsOf(environment)).BACKUP_DIR).toMatchObject({
			state: "look",
			found: `${environment.backupDir} does not exist yet`,
		});
		await mkdir(environment.backupDir);
		const beside = (await findingsOf(environment)).BACKUP_DIR;
		expect(beside?.found).toMatch(/backups can be written; [\d.]+ GB are free$/);
		const elsewhere = { ...environment, backupDir: await freshFolder() };
		expect((await findingsOf(elsewhere)).BACKUP_DIR?.found).toMatch(/GB are free$/);
		const file = join(elsewhere.backupDir, "file");
		await writeFile(file, "");
		expect((await findingsOf({ ...elsewhere, backupDir: file })).BACKUP_DIR).toMatchObject({
			state: "wrong",
			found: `${file} cannot be written (ENOTDIR)`,
		});
	});

	it("tells a key for backups from one that was mistyped", async () => {
		const { recipient } = await passingKey();
		const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith("q") ? "p" : "q"}`;
		for (const [key, state] of [
			[recipient, "right"],
			[mistyped, "wrong"],
		] as const) {
			const environment = await environmentOn(engine, { BACKUP_AGE_RECIPIENT: key });
			expect((await findingsOf(environment)).BACKUP_AGE_RECIPIENT?.state).toBe(state);
		}
	});

	it("asks for copies elsewhere, tries their place, and knows the age of the newest", async () => {
		const { recipient } = await passingKey();
		expect((await findingsOf(await environmentOn(engine))).copies).toMatchObject({ state: "look" });
		const path = await freshFolder();
		const url = { BACKUP_COPY_URL: pathToFileURL(path).href };
		expect((await findingsOf(await environmentOn(engine, url))).copies).toMatchObject({
			...{ state: "wrong", found: "none leaves: there is no key to encrypt to" },
		});
		const environment = await environmentOn(engine, { ...url, BACKUP_AGE_RECIPIENT: recipient });
		const first = await findingsOf(environment);
		expect(first.BACKUP_COPY_URL).toMatchObject({
			...{ state: "right", found: `${path} takes files, lists and removes them` },
		});
		expect([first.copies?.state, first["copies' disk"]?.state]).toEqual(["look", "look"]);
		expect(await readdir(path)).toEqual([]);
		const at = new Date("2026-11-22T08:15:00.000Z");
		const later = (hours: number) => () => new Date(at.getTime() + hours * 3_600_000);
		await writeCopyNotes(environment.backupDir, path, { copiedAt: at.toISOString() });
		expect((await findingsOf(environment, later(5))).copies).toMatchObject({
			...{ state: "right", found: "the newest 5 h old" },
		});
		await writeCopyNotes(environment.backupDir, path, { failedAt: at.toISOString(), failure: "full" });
		expect((await findingsOf(environment, later(5))).copies).toMatchObject({
			...{ state: "wrong", found: "the newest 5 h old; one failed 2026-11-22T08:15Z (full)" },
		});
		await rm(path, { recursive: true });
		expect((await findingsOf(environment)).BACKUP_COPY_URL).toMatchObject({
			...{ state: "wrong", remedy: expect.stringContaining("mount the disk") },
		});
	});

	it("tries the place of images outside the database, and counts those that are missing there", async () => {
		const inside = await environmentOn(engine);
		await runSeed(begun, nobody, inside);
		expect((await findingsOf(inside)).images).toBeUndefined();
		const path = await freshFolder();
		const imagePlace = { kind: "folder" as const, path };
		const environment = { ...inside, imagePlace };
		const database = await openDatabase(environment);
		await addImages(database, 2);
		expect((await findingsOf(environment)).images).toMatchObject({ state: "look" });
		const files = imageFiles(openObjectStore(imagePlace));
		const { signal } = new AbortController();
		await moveOut({ db: database.db, files, signal, onMoved: () => undefined });
		await database.close();
		expect((await findingsOf(environment)).images).toMatchObject({ state: "right" });
		expect((await findingsOf(inside)).images).toMatchObject({ state: "wrong", remedy: "set MEDIA_URL" });
		await rm(join(path, "images"), { recursive: true });
		expect((await findingsOf(environment)).images).toMatchObject({
			...{ state: "wrong", found: expect.stringContaining("are missing in their place") },
		});
		await rm(path, { recursive: true });
		expect((await findingsOf(environment)).MEDIA_URL).toMatchObject({ state: "wrong" });
	});

	it("knows the age of the newest backup, and whether one could be restored", async () => {
		const environment = await environmentOn(engine);
		await runSeed(begun, nobody, environment);
		const at = new Date("2026-11-22T08:15:00.000Z");
		await runBackup(undefined, undefined, environment, at);
		const later = (hours: number) => () => new Date(at.getTime() + hours * 3_600_000);
		expect((await findingsOf(environment, later(5))).backups).toMatchObject({
			state: "right",
			found: "1, the newest 5 h old, none tried yet",
		});
		expect((await findingsOf(environment, later(49))).backups?.state).toBe("wrong");
		await writeNotes(environment.backupDir, { isSound: false, checkedAt: at.toISOString() });
		expect((await findingsOf(environment, later(5))).backups?.remedy).toContain("restore --check");
	});

	it("looks at everything else when a database is away or empty", async () => {
		const environment = await environmentOn(engine);
		const empty = await findingsOf(environment);
		expect(empty[engine === "sqlite" ? "database" : "contents"]?.state).not.toBe("right");
		expect(empty.DATA_DIR?.state).toBe("right");
		const away = { ...environment, databaseUrl: `postgres://a:hunter2@127.0.0.1:1/x` };
		const { database, backups } = await findingsOf(away);
		expect(database).toMatchObject({ state: "wrong", found: expect.stringContaining("cannot be reached") });
		expect(database?.found).not.toContain("hunter2");
		expect(backups).toBeDefined();
	});
});

it("the doctor warns of passkeys that were made for another address than the site's", async () => {
	const environment = await environmentOn("sqlite", { SITE_URL: "https://new.example" });
	await runSeed(begun, nobody, environment);
	expect((await findingsOf(environment)).passkeys?.state).toBe("right");
	const database = await openDatabase(environment);
	const made = { id: "a", public_key: "", counter: 0, name: "Phone", transports: [] };
	await openStores(database, systemClock).passkeys.add(ownerId, { ...made, relying_party: "old.example" });
	await database.close();
	expect((await findingsOf(environment)).passkeys).toMatchObject({
		state: "look",
		found: "made for old.example: nobody can sign in with them at new.example",
		remedy: expect.stringContaining("SITE_URL"),
	});
});

it("the doctor counts what visitors still read of the sample", async () => {
	const environment = await environmentOn("sqlite");
	await runSeed({ ...begun, empty: false }, nobody, environment);
	const { contents } = await findingsOf(environment);
	expect(contents?.found).toMatch(/; testimonials [1-9]\d*; articles [1-9]\d*; events [1-9]\d*$/);
	expect(contents?.remedy).toBe("the content area, Facts, has the list");
});

it("the doctor makes no database where there is none", async () => {
	const environment = await environmentOn("sqlite");
	await findingsOf(environment);
	expect(await readdir(environment.dataDir)).toEqual([]);
});

it("the doctor finds a damaged file and a folder that cannot be written", async () => {
	const environment = await environmentOn("sqlite");
	await runSeed(begun, nobody, environment);
	const file = await open(sqliteFile(environment.dataDir), "r+");
	await file.write(Buffer.alloc(4096, 0xa5), 0, 4096, 5 * 4096);
	await file.close();
	expect((await findingsOf(environment)).database).toMatchObject({
		state: "wrong",
		found: expect.stringMatching(/is damaged; nothing was written to it$/),
		remedy: `move it away with its -wal and -shm, then run \`${asTyped("restore", "FILE")}\``,
	});
	const notAFolder = join(await freshFolder(), "file");
	await writeFile(notAFolder, "");
	const { DATA_DIR } = await findingsOf({ ...environment, dataDir: join(notAFolder, "data") });
	expect(DATA_DIR).toMatchObject({ state: "wrong", found: expect.stringContaining("ENOTDIR") });
});

it("the doctor makes no folder of a name that was mistyped", async () => {
	const environment = await environmentOn("sqlite");
	const dataDir = join(environment.dataDir, "mistyped");
	const { DATA_DIR } = await findingsOf({ ...environment, dataDir });
	expect(DATA_DIR).toEqual({
		subject: "DATA_DIR",
		state: "look",
		found: `${dataDir} does not exist yet`,
		remedy: "it is created when it is needed; check the spelling",
	});
	expect(await readdir(environment.dataDir)).toEqual([]);
});

it("the doctor tells what was found from what to do, whatever the folder is called", async () => {
	const dataDir = join(await freshFolder(), "site: data");
	await mkdir(dataDir);
	await writeFile(sqliteFile(dataDir), "no database ".repeat(1_000));
	const environment = await environmentOn("sqlite", { DATA_DIR: dataDir });
	const { database } = await findingsOf(environment);
	expect(database?.found).toContain("/site: data/ensemble.sqlite is damaged");
	expect(database?.remedy).toMatch(/^move it away/);
});

it("the doctor takes a clock of another year for wrong", async () => {
	const environment = await environmentOn("sqlite");
	const { clock } = await findingsOf(environment, () => new Date("2019-01-01T00:00:00.000Z"));
	expect(clock).toMatchObject({ state: "wrong" });
});

it("the doctor is one screen as a command, and its exit code says whether something is wrong", async () => {
	const { dataDir } = await freshPlace("sqlite");
	await mkdir(join(dataDir, "backups"), { recursive: true });
	vi.stubEnv("DATA_DIR", dataDir);
	vi.stubEnv("DATABASE_URL", "");
	vi.stubEnv("SMTP_URL", "");
	const { terminal, output } = scriptedTerminal();
	expect(await runCommand(["doctor"], terminal)).toBe(1);
	vi.unstubAllEnvs();
	expect(output().length).toBeLessThan(40);
	expect(output()).toContainEqual(expect.stringMatching(/^WRONG {2}SMTP_URL {6}no mail leaves/));
	expect(output()).toContainEqual(expect.stringMatching(/^ +-> set SMTP_URL/));
	expect(output().at(-1)).toMatch(/^\d+ of \d+ are wrong\.$/);
});

it("the doctor shows what to do on a line of its own", () => {
	const lines = findingLines([
		{ subject: "clock", state: "right", found: "noon" },
		{ subject: "DKIM", state: "look", found: "not signed", remedy: "sign" },
	]);
	expect(lines).toEqual([
		"ok     clock         noon",
		"look   DKIM          not signed",
		"                     -> sign",
	]);
});
