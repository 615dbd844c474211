import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
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
	const code = await runCommand(["media", ...words], terminal);
	return { code, lines: [...output(), ...warnings()] };
}

it("images are moved out and back with one command, which says where they are and which are missing", async () => {
	const { place, database, hashes } = await siteToCopy("sqlite", 3);
	await database.close();
	const path = await freshFolder();
	set({ DATA_DIR: place.dataDir, MEDIA_URL: "" });
	expect(await typed()).toEqual({
		code: 0,
		lines: ["In the database: 3 images. In no other place: 0 images."],
	});
	expect((await typed("--out")).lines).toEqual(["MEDIA_URL names no place for images: nothing was done."]);
	expect((await typed("--out", "--in")).code).toBe(1);
	set({ DATA_DIR: place.dataDir, MEDIA_URL: pathToFileURL(path).href });
	expect(await typed("--out")).toEqual({
		code: 0,
		lines: ["3 images moved.", `In the database: 0 images. In ${path}: 3 images.`],
	});
	const [lost = "", damaged = ""] = hashes;
	const fileOf = (hash: string) => join(path, "images", hash.slice(0, 2), hash);
	await rm(fileOf(lost));
	await writeFile(fileOf(damaged), "something else");
	const { code, lines } = await typed("--in");
	expect(code).toBe(1);
	expect(lines.slice(0, 2)).toEqual(["1 image moved.", `In the database: 1 image. In ${path}: 1 image.`]);
	expect(lines[2]).toContain(`Missing in ${path}: ${lost}.`);
	expect(lines[3]).toContain(`Damaged, and left where they are: ${damaged}.`);
	set({ MEDIA_URL: "" });
	expect((await typed()).lines.at(-1)).toBe("2 images outside the database: MEDIA_URL must say where.");
	set({ MEDIA_URL: pathToFileURL(join(path, "nowhere")).href });
	expect(await typed("--out")).toMatchObject({
		code: 1,
		lines: [expect.stringContaining("is its disk mounted?")],
	});
});
