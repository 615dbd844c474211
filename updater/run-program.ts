import { type ChildProcess, spawn } from "node:child_process";
import type { Layout } from "./layout.ts";

/** Nothing of the caller's own environment. */
const bare = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" };

/** The words that run a program as the account of the site. */
export function asAccount({ account }: Pick<Layout, "account">, args: readonly string[]): string[] {
	if (account === undefined) return [...args];
	const become = [`--reuid=${account}`, `--regid=${account}`, "--init-groups", "--no-new-privs"];
	return ["setpriv", ...become, ...args];
}

/** Has a program end with this process, also where that is killed. */
const dyingWithThis = ["setpriv", "--pdeathsig=KILL"];

/** Starts a program as the account of the site, which ends with this process. */
export function spawnAs(
	layout: Pick<Layout, "account">,
	args: readonly string[],
	environment: Record<string, string> = {},
): ChildProcess {
	const [program = "", ...rest] = asAccount(layout, [...dyingWithThis, ...args]);
	return spawn(program, rest, { env: { ...bare, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
}

/** The end of what a program wrote is enough to say why it failed. */
const keptOutput = 4096;

/** Collects the end of what a child writes, both streams together. */
export function outputOf(child: ChildProcess): () => string {
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			output = (output + chunk).slice(-keptOutput);
		});
	}
	return () => output.trim();
}

/** Runs a program as the account of the site until it ends. @returns its output. @throws Error with its last line. */
export async function runAs(
	layout: Pick<Layout, "account">,
	args: readonly string[],
	environment: Record<string, string> = {},
): Promise<string> {
	const child = spawnAs(layout, args, environment);
	const output = outputOf(child);
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", resolve);
	});
	if (code !== 0) throw new Error(lastLine(output()) || `${args[0]} ended with ${code}`);
	return output();
}

export const lastLine = (output: string): string => output.trim().split("\n").at(-1) ?? "";
