import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { watchOpenFiles } from "./open-files.ts";

it("the watch of open files says once that nearly all are open, and once that there is room again", async () => {
	const lines: unknown[] = [];
	const note = (level: string) => (files: object) => void lines.push([level, files]);
	const counts = [10, 95, 96, 20, 99].map((open) => ({ open, limit: 100 }));
	const log = Object.assign(openLog("silent"), { error: note("error"), info: note("info") });
	const { look } = watchOpenFiles({ log, read: async () => counts.shift() });
	for (let turn = 0; turn < 6; turn += 1) await look();
	expect(lines).toEqual([
		["error", { open: 95, limit: 100 }],
		["info", { open: 20, limit: 100 }],
		["error", { open: 99, limit: 100 }],
	]);
});

/** Opens files until none can be opened any more, and prints what the watch logs. */
const program = `
	const { openSync } = await import("node:fs");
	const { watchOpenFiles } = await import("#server/jobs/open-files.ts");
	const print = (files) => console.log(JSON.stringify(files));
	const { look } = watchOpenFiles({ log: { error: print, info: print } });
	await look();
	try { for (;;) openSync("/dev/null"); } catch {}
	await look();
`;

it("the watch of open files counts those of its process, also when none are left", async () => {
	const run = promisify(execFile);
	const args = ["-c", 'ulimit -n 64; exec "$0" --input-type=module -e "$1"', process.execPath, program];
	const { stdout } = await run("sh", args);
	// Only Linux tells a process what it has open.
	expect(stdout.trim()).toBe(process.platform === "linux" ? '{"open":64,"limit":64}' : "");
});
