import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { siteToCopy } from "#server/testing/copied-site.ts";
import { scriptedTerminal } from "#server/testing/scripted-terminal.ts";
import { runCommand } from "./run-command.ts";

function set(variables: Record<string, string>): void {
	for (const [name, value] of Object.entries({ DATABASE_URL: "", ...variables })) vi.stubEnv(name, value);
	onTestFinished(() => void vi.unstubAllEnvs());
}

async function typed(...words: string[]) {
	const { terminal, output, warnings } = scriptedTerminal();
	const code = await runCommand(words, terminal);
	return { code, lines: [...output(), ...warnings()].join("\n") };
}

it("a site is copied with one command, and comes back on an empty machine with one and the key", async () => {
	const { place, database, identity, recipient } = await siteToCopy("sqlite", 2);
	await database.close();
	const url = pathToFileURL(await freshFolder()).href;
	set({
		DATA_DIR: place.dataDir,
		BACKUP_DIR: place.backupDir,
		BACKUP_COPY_URL: url,
		BACKUP_AGE_RECIPIENT: "",
	});
	expect(await typed("copy")).toMatchObject({
		code: 1,
		lines: expect.stringContaining("set BACKUP_AGE_RECIPIENT"),
	});
	set({ BACKUP_AGE_RECIPIENT: recipient });
	expect(await typed("copy")).toMatchObject({
		code: 0,
		lines: expect.stringMatching(/with 2 images, 2 of them new\.$/),
	});

	const key = join(await freshFolder(), "ensemble.key");
	await writeFile(key, identity);
	const empty = await freshPlace("sqlite");
	set({
		DATA_DIR: empty.dataDir,
		BACKUP_DIR: await freshFolder(),
		BACKUP_COPY_URL: "",
		BACKUP_AGE_RECIPIENT: "",
	});
	const restore = ["restore", "--identity", key];
	expect((await typed(...restore, "--check", url)).lines).toContain("can be restored, row by row");
	const early = await typed(...restore, "--until", "2026-01-01", url);
	expect(early).toMatchObject({
		code: 1,
		lines: expect.stringContaining("There is no whole copy of 2026-01-01T23"),
	});
	const { code, lines } = await typed(...restore, url);
	expect([code, lines]).toEqual([0, expect.stringContaining("are restored.")]);
	expect((await typed(...restore, "--until", "soon", url)).lines).toContain("--until needs a time");
});

it("an address that lacks what opens it is refused in one line", async () => {
	set({ BACKUP_COPY_ENDPOINT: "", BACKUP_COPY_URL: "" });
	const { lines } = await typed("restore", "s3://copies/ensemble");
	expect(lines).toMatch(/^BACKUP_COPY_ENDPOINT is missing/);
	expect((await typed("copy")).lines).toContain("BACKUP_COPY_URL names no place");
});
