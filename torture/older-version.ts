import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

/** Returns the commit before the one that added the newest migration. */
export function commitBeforeNewestMigration(): string {
	const args = ["log", "-1", "--format=%H", "--diff-filter=A", "--", "migrations/0*.ts"];
	const added = execFileSync("git", args, { encoding: "utf8" }).trim();
	return execFileSync("git", ["rev-parse", `${added}^`], { encoding: "utf8" }).trim();
}

/** Puts the sources of a commit into an empty folder and builds the site there, as it was then. */
export function buildCommit(commit: string, folder: string): void {
	const archive = execFileSync("git", ["archive", "--format=tar", commit], { maxBuffer: 1024 * 1024 * 1024 });
	execFileSync("tar", ["-x", "-C", folder], { input: archive });
	const bin = resolve("node_modules/.bin");
	const env = {
		...process.env,
		NODE_ENV: "production",
		PATH: `${bin}${delimiter}${process.env.PATH}`,
	};
	const hasSameModules = lockOf(folder) === lockOf(".");
	if (hasSameModules) symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	else run("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"], folder, env);
	run(process.execPath, ["scripts/build.ts"], folder, env);
}

/** Returns what a folder's lock file installs, whatever its own version is. */
function lockOf(folder: string): string {
	const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
	const { version: _ofItself, ...wanted } = packages[""];
	return JSON.stringify({ ...packages, "": wanted });
}

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
	const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
	if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed in ${cwd}:\n${stdout}${stderr}`);
}
