import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { endWithThisProcess } from "#platform/testing/child-process.ts";

const lookMs = 20;

/**
 * Runs one of the site's commands. @returns the most memory that it held, in bytes, and its seconds.
 * @throws Error with its output if it fails.
 */
export async function measureCommand(
	args: readonly string[],
	place: { dataDir: string; databaseUrl: string | undefined },
	variables: Record<string, string> = {},
): Promise<{ bytes: number; seconds: number }> {
	const began = performance.now();
	const child = spawn("sh", ["-c", `${scriptOf(args[0])} "$@"`, "sh", ...args.slice(1)], {
		stdio: ["ignore", "ignore", "pipe"],
		env: {
			...process.env,
			NODE_ENV: "production",
			DATA_DIR: place.dataDir,
			DATABASE_URL: place.databaseUrl ?? "",
			...variables,
		},
	});
	endWithThisProcess(child);
	let errors = "";
	child.stderr.on("data", (chunk) => {
		errors += chunk;
	});
	let bytes = 0;
	const timer = setInterval(() => {
		bytes = Math.max(bytes, peakBytes(child.pid));
	}, lookMs);
	const code = await new Promise((resolve) => child.once("close", resolve));
	clearInterval(timer);
	if (code !== 0) throw new Error(`${args.join(" ")} failed: ${errors}`);
	return { bytes, seconds: (performance.now() - began) / 1000 };
}

/** Returns the arguments of `npm run`, with this Node. */
function scriptOf(command: string | undefined): string {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
	return (scripts[command ?? ""] ?? "").replace(/\bexec node\b/, `exec "${process.execPath}"`);
}

/** Returns the most that Linux has seen a process hold. */
function peakBytes(pid: number | undefined): number {
	const file = `/proc/${pid}/status`;
	if (!existsSync(file)) return 0;
	return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0) * 1024;
}
