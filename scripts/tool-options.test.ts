import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isLong } from "#platform/testing/long-tests.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/**
 * The tools of the project that are programs of its own; the site's commands have a test beside them.
 */
const tools = Object.entries(scripts).flatMap(([name, command]) => {
	const program = /^node ((?:scripts|bench|torture)\/[\w-]+\.ts)$/.exec(command)?.[1];
	return program === undefined || program === "scripts/command.ts" ? [] : [{ name, program }];
});

/** Runs a tool. @returns its exit code and its output. */
const run = (program: string, word: string) =>
	new Promise<{ code: number; output: string; errors: string }>((resolve) => {
		const child = execFile(process.execPath, [program, word], (_error, output, errors) =>
			resolve({ code: child.exitCode ?? -1, output, errors }),
		);
	});

const usageOf = (name: string) => new RegExp(`^npm run ${name} .+\n$`);

it("the list of tools is read from package.json", () => {
	expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["outage", "package", "bench"]));
});

/** The first and the last: in each it is the same function that answers. */
const asked = isLong ? tools : [...tools.slice(0, 1), ...tools.slice(-1)];

it.each(asked)("$name explains itself for --help", async ({ name, program }) => {
	const output = expect.stringMatching(usageOf(name));
	expect(await run(program, "--help")).toEqual({ code: 0, output, errors: "" });
});

it.each(tools)("$name has its options read as it begins", ({ program }) => {
	const [called = ""] = /^.*\breadToolOptions(?=\()/m.exec(readFileSync(program, "utf8")) ?? [];
	expect(called).toMatch(/^(const \{[^}]*\} = )?readToolOptions$/);
});

/** One of each folder: to start all of them takes ten seconds of a processor. */
const folderOf = (program: string) => program.split("/")[0];
const tried = tools.filter(
	({ program }, index) =>
		isLong || index === tools.findIndex((other) => folderOf(other.program) === folderOf(program)),
);

it.each(tried)("$name refuses what it does not take, and explains itself", async ({ name, program }) => {
	const unknown = await run(program, "--hepl");
	const [refusal, ...explained] = unknown.errors.split("\n");
	expect([unknown.code, unknown.output, refusal]).toEqual([
		1,
		"",
		"Unknown option '--hepl': nothing was done.",
	]);
	expect(explained.join("\n")).toMatch(usageOf(name));
});
