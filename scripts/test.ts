/**
 * `npm test`: the checks and the browser tests at the same time, each line behind the name of its
 * script. A browser waits for its pages, which leaves almost half of the processor's time.
 */
import { spawn } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { createInterface } from "node:readline";
import { readToolOptions } from "./tool-options.ts";

readToolOptions("npm run test  runs all checks and all tests");

/** The priority by which the checks leave the processor to the browser tests, which wait for moments. */
const behind = 5;

/** Runs an npm script. @returns whether it passed. */
async function passes(script: string, behindBy: number) {
	const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
	if (child.pid !== undefined && behindBy > 0) {
		setPriority(child.pid, Math.min(getPriority() + behindBy, constants.priority.PRIORITY_LOW));
	}
	const name = script.padEnd("check".length);
	createInterface(child.stdout).on("line", (line) => console.log(`${name} | ${line}`));
	createInterface(child.stderr).on("line", (line) => console.error(`${name} | ${line}`));
	const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
	console.log(`\n${code === 0 ? "passed" : "FAILED"}: npm run ${script}\n`);
	return code === 0;
}

const passed = await Promise.all([passes("check", behind), passes("e2e", 0)]);
if (passed.includes(false)) process.exitCode = 1;
