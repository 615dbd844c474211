import { spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";

const begin = 'import { flushLog, openLog } from "#platform/log/log.ts"; const log = openLog("info");';

/**
 * Runs a program that logs, as a process of its own. @returns how it ended, and the lines on its
 * output.
 */
async function run(program: string, end: "pipe" | "file" = "pipe") {
	const file = join(await freshFolder(), "log");
	const handle = await open(file, "w");
	const child = spawn(process.execPath, ["--input-type=module", "-e", begin + program], {
		stdio: ["ignore", end === "file" ? handle.fd : "pipe", "pipe"],
	});
	const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
	const [piped, errors] = await Promise.all(
		[child.stdout, child.stderr].map((stream) => (stream === null ? "" : text(stream))),
	);
	const code = await closed;
	await handle.close();
	const written = end === "file" ? await readFile(file, "utf8") : (piped ?? "");
	const lines = written.split("\n").filter(Boolean);
	return { code, errors, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe.each(["pipe", "file"] as const)("the log of a process, on a %s,", (end) => {
	it("is a line of JSON an event, with its time and what was said", async () => {
		const { lines } = await run('log.info({ article: "one" }, "published");', end);
		expect(lines).toEqual([
			{
				level: 30,
				time: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
				article: "one",
				msg: "published",
			},
		]);
	});

	it("leaves out what is below its level", async () => {
		const { lines } = await run('log.debug("small"); log.trace("smaller"); log.warn("large");', end);
		expect(lines.map(({ msg }) => msg)).toEqual(["large"]);
	});

	it("has every line in its order, also when the process ends at once", async () => {
		const many = "for (let n = 0; n < 3000; n += 1) log.info({ n }, 'x');";
		const { lines, code } = await run(`${many} await flushLog(); process.exit(0);`, end);
		expect(code).toBe(0);
		expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 3_000 }, (_, n) => n));
	});

	it("has the last lines of a process that ends by itself", async () => {
		const { lines } = await run('log.info("one"); log.info("two");', end);
		expect(lines.map(({ msg }) => msg)).toEqual(["one", "two"]);
	});
});

describe("what a line holds", () => {
	it("is one line, whatever was said", async () => {
		const { lines } = await run('log.info({ path: "/a\\nb" }, "two\\nlines \\u2028 \\ud83d\\udc9e");');
		expect(lines).toMatchObject([{ path: "/a\nb", msg: "two\nlines \u2028 💞" }]);
	});

	it("is the kind, the message and the place of an error", async () => {
		const { lines } = await run('log.error({ err: new TypeError("no") }, "failed");');
		expect(lines).toMatchObject([
			{ level: 50, msg: "failed", err: { type: "TypeError", message: "no", stack: expect.any(String) } },
		]);
	});

	it("names neither the process nor the machine", async () => {
		const { lines } = await run('log.info("x");');
		expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual(["level", "msg", "time"]);
	});
});

describe("a reader of the log that goes away", () => {
	it("does not end the process", async () => {
		const program = `${begin} process.stdin.once("data", async () => {
			for (let n = 0; n < 100; n += 1) log.info("nobody reads this");
			await flushLog();
			process.stderr.write("still here");
			process.exit(0);
		});`;
		const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "pipe" });
		child.stdout.destroy();
		const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
		const errors = text(child.stderr);
		child.stdin.end("go");
		expect(await errors).toContain("still here");
		expect(await ended).toBe(0);
	});
});
