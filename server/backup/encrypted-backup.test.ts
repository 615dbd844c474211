import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { freshPlace, migratedPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { scriptedTerminal } from "#server/testing/scripted-terminal.ts";
import { listArchives } from "./archive-folder.ts";
import { runBackupTask } from "./backup-runner.ts";
import { checkRestore, runBackup, runRestore } from "./command.ts";
import { isEncrypted, isRecipient, passingKey, readIdentity } from "./encryption.ts";

const now = new Date("2026-11-22T08:15:00.000Z");
const secret = "known to nobody else";
const never = () => new AbortController().signal;

/** A site with a setting and a picture of a megabyte, whose backups are encrypted. */
async function siteWithKey() {
	const { identity, recipient } = await passingKey();
	const place = await migratedPlace("sqlite");
	const database = await openDatabase(place);
	const updated_at = now.toISOString();
	await database.db
		.insertInto("settings")
		.values({ id: "1", key: "secret", value: secret.repeat(50_000), updated_at })
		.execute();
	await database.close();
	const backupDir = join(await freshFolder(), "backups");
	return { place: { ...place, backupDir, backupRecipient: recipient }, identity };
}

it("an encrypted backup is encrypted, read with its identity alone, and restored", async () => {
	const { place, identity } = await siteWithKey();
	const { file } = await runBackup(undefined, undefined, place, now);
	expect(file).toMatch(/ensemble-2026-11-22T08-15-00Z\.tar\.gz\.age$/);
	expect(await isEncrypted(file)).toBe(true);
	expect((await listArchives(place.backupDir)).map(({ writtenAt }) => writtenAt)).toEqual([
		now.toISOString(),
	]);

	const target = await freshPlace("sqlite");
	const restore = (key?: string) => runRestore(file, { identity: key }, target);
	await expect(restore()).rejects.toThrow("This archive is encrypted: name the file of its identity");
	const other = await passingKey();
	await expect(restore(other.identity)).rejects.toThrow("encrypted to another key than this one");
	await restore(identity);
	const database = await openDatabase(target);
	const { value } = await database.db.selectFrom("settings").select("value").executeTakeFirstOrThrow();
	await database.close();
	expect(value).toBe(secret.repeat(50_000));
});

it("an encrypted backup is refused when it was cut or changed, before anything is touched", async () => {
	const { place, identity } = await siteWithKey();
	const { file } = await runBackup(undefined, undefined, place, now);
	const bytes = await readFile(file);
	const changed = Buffer.from(bytes);
	changed.writeUInt8(changed.readUInt8(changed.length - 40) ^ 1, changed.length - 40);
	const target = await freshPlace("sqlite");
	for (const damaged of [bytes.subarray(0, -20), changed, bytes.subarray(0, 60)]) {
		await writeFile(file, damaged);
		await expect(runRestore(file, { identity }, target)).rejects.toThrow(
			"This archive is cut, or no archive of a site.",
		);
	}
});

it("an encrypted backup is checked by the process that wrote it, and by nobody after that", async () => {
	const { place, identity } = await siteWithKey();
	const file = join(place.backupDir, "checked.tar.gz.age");
	await runBackupTask({ kind: "back up and check", file, place }, never());
	await expect(runBackupTask({ kind: "check", file, place }, never())).rejects.toThrow("is encrypted");
	const { manifest } = await checkRestore(file, { identity });
	expect(manifest.tables.find(({ name }) => name === "settings")?.rows).toBe(1);
});

it("an encrypted backup is restored by the command with the file of its identity, in the form of age-keygen", async () => {
	const { place, identity } = await siteWithKey();
	const { file } = await runBackup(undefined, undefined, place, now);
	const key = join(await freshFolder(), "ensemble.key");
	await writeFile(key, `# created: 2026-11-22\n# public key: ${place.backupRecipient}\n${identity}\n`);
	const { terminal, output } = scriptedTerminal();
	expect(await runCommand(["restore", "--check", "--identity", key, file], terminal)).toBe(0);
	expect(output().join("\n")).toContain("can be restored, row by row");
	await writeFile(key, place.backupRecipient);
	await expect(readIdentity(key)).rejects.toThrow("holds no identity of age");
});

it("a mistyped public key is refused", async () => {
	const { recipient } = await passingKey();
	const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith("q") ? "p" : "q"}`;
	expect([await isRecipient(recipient), await isRecipient(mistyped)]).toEqual([true, false]);
});
