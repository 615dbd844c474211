import type { ChildProcess } from "node:child_process";

/** Has a child end with this process, whatever ends it: a test that fails stops nothing itself. */
export function endWithThisProcess(child: ChildProcess): void {
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	child.once("exit", () => process.off("exit", kill));
}
