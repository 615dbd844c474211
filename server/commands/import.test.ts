import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { emptySite } from "#server/imports/testing/importing.ts";
import { wxrFile } from "#server/imports/testing/wxr-file.ts";
import { scriptedTerminal } from "#server/testing/scripted-terminal.ts";
import { runCommand } from "./run-command.ts";

async function typed(...words: string[]) {
	const { terminal, output, warnings } = scriptedTerminal();
	const code = await runCommand(["import", ...words], terminal);
	return { code, output: output(), warnings: warnings() };
}

async function siteWithFile() {
	const site = await emptySite("sqlite");
	vi.stubEnv("DATA_DIR", site.place.dataDir);
	vi.stubEnv("DATABASE_URL", "");
	vi.stubEnv("LOG_LEVEL", "silent");
	onTestFinished(() => void vi.unstubAllEnvs());
	const file = join(site.folder, "export.xml");
	await writeFile(file, wxrFile([{ id: 1, title: "One", slug: "one", content: "a" }]));
	return { ...site, file };
}

it("an import is tried, then done, told and recorded", async () => {
	const { file, articles, read } = await siteWithFile();
	const actions = () => read(async ({ audit }) => (await audit.list({}, 9)).map(({ action }) => action));
	const tried = await typed("--dry-run", file);
	expect(tried.output.slice(0, 2)).toEqual(["This was a trial: nothing was written.", "New articles: 1"]);
	expect(await articles()).toEqual([]);
	expect(await actions()).toEqual([]);

	const done = await typed("--publish", file);
	expect(done).toMatchObject({ code: 0, warnings: [] });
	expect(done.output[0]).toBe("New articles: 1");
	expect(await articles()).toMatchObject([{ title: "One", published: true }]);
	expect(await actions()).toEqual(["site-imported"]);
});

it("the exit status of an import tells of a text that cannot be an article", async () => {
	const { folder } = await siteWithFile();
	const file = join(folder, "long.xml");
	await writeFile(file, wxrFile([{ id: 1, title: "Long", slug: "long", content: "word ".repeat(250_000) }]));
	const { code, output } = await typed(file);
	expect(code).toBe(1);
	expect(output).toContain("Articles that could not be taken: 1");
});

it.each([
	[[], /^Which file\? /],
	[["--language", "de", "FILE"], /^--language takes en or fr, not "de"\. Nothing was done\.$/],
	[["--from", "blog", "FILE"], /^--from takes the address of the old site/],
	[["--consent", "They agreed in a form", "FILE"], /^Say where and how readers agreed/],
	[
		["--consent", "They agreed in a form", "--consent-on", "2999-01-01", "FILE"],
		/^Say where and how readers agreed/,
	],
	[
		["--ask-readers", "--consent", "They agreed in a form", "--consent-on", "2024-01-01", "FILE"],
		/^Say where/,
	],
	[["--pictures", "/nowhere/uploads", "FILE"], /^\/nowhere\/uploads cannot be opened \(ENOENT\)/],
	[["/nowhere/export.xml"], /^\/nowhere\/export\.xml cannot be opened \(ENOENT\)/],
])("refuses %j in one line", async (words, expected) => {
	const { file, articles } = await siteWithFile();
	const { code, output, warnings } = await typed(...words.map((word) => (word === "FILE" ? file : word)));
	expect({ code, output }).toEqual({ code: 1, output: [] });
	expect(warnings).toEqual([expect.stringMatching(expected)]);
	expect(await articles()).toEqual([]);
});
