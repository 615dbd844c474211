import type { ChildProcess } from "node:child_process";

/** Has a child end with this process, whatever ends it: a test that fails stops nothing itself. */
export function endWithThisProcess(child: ChildProcess): void {
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	child.once("exit", () => process.off("exit", kill));
}

/** Sends a signal to a process of this machine; one that has ended meanwhile gets none. */
export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}
