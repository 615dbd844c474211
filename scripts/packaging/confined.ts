import { type ChildProcess, spawn, spawnSync } from "node:child_process";

/** The confinement of a program that may change only one folder. */
export type Confinement = {
	/** The way in which it is confined, in words for the log. */
	means: string;
	start(args: string[], environment: Record<string, string>): ChildProcess;
};

const nobody = "65534";

/**
 * Runs programs as an account without rights, on a file system that is read-only but for `dataDir`.
 * Where this process may not arrange that (it takes root), as the account at hand.
 */
export function confinedTo(dataDir: string): Confinement {
	const isRoot = process.getuid?.() === 0;
	const mayMount =
		isRoot && spawnSync("unshare", ["--mount", "mount", "--bind", dataDir, dataDir]).status === 0;
	if (!mayMount) {
		return {
			means: "as the account at hand: a read-only file system takes root",
			start: ([program = "", ...args], env) => spawn(program, args, { env: bare(env) }),
		};
	}
	spawnSync("chown", ["-R", `${nobody}:${nobody}`, dataDir]);
	const asNobody = `exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --no-new-privs "$@"`;
	const readOnly = `mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,ro,bind / && ${asNobody}`;
	return {
		means: "as nobody, everything read-only but the data folder",
		start: (args, env) =>
			spawn("unshare", ["--mount", "sh", "-c", readOnly, "sh", ...args], {
				env: { ...bare(env), DATA_DIR: dataDir, TMPDIR: dataDir },
			}),
	};
}

/** Returns an environment with nothing of the project's own: its Node and its modules are not on the path. */
function bare(environment: Record<string, string>): Record<string, string> {
	return { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/nonexistent", ...environment };
}
