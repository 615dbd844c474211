import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

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

it("the list of tools is read from package.json", () => {
	expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["outage", "package", "bench"]));
});

it.each(tools)(
	"$name explains itself for --help, and refuses what it does not take",
	async ({ name, program }) => {
		const [help, unknown] = await Promise.all([run(program, "--help"), run(program, "--hepl")]);
		const usage = new RegExp(`^npm run ${name} .+\n$`);
		expect(help).toEqual({ code: 0, output: expect.stringMatching(usage), errors: "" });
		const [refusal, ...explained] = unknown.errors.split("\n");
		expect([unknown.code, unknown.output, refusal]).toEqual([
			1,
			"",
			"Unknown option '--hepl': nothing was done.",
		]);
		expect(explained.join("\n")).toMatch(usage);
	},
);
