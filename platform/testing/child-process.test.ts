import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const source = `
	import { spawn } from "node:child_process";
	import { endWithThisProcess } from "#platform/testing/child-process.ts";
	const rest = "console.log('ready'); setInterval(() => undefined, 1000)";
	const child = spawn(process.execPath, ["-e", rest], { stdio: ["ignore", "pipe", "inherit"] });
	endWithThisProcess(child);
	child.stdout.once("data", () => { throw new Error("A test failed."); });
`;

it("a child ends with a process that fails", async () => {
	const starter = spawn(process.execPath, ["--input-type=module-typescript", "-e", source], {
		stdio: ["ignore", "ignore", "pipe"],
	});
	let written = "";
	starter.stderr.on("data", (chunk) => {
		written += chunk;
	});
	// The pipe is closed once nobody holds its other end: not the child either.
	const [code] = await once(starter, "close");
	expect([code, written]).toEqual([1, expect.stringContaining("A test failed.")]);
});
