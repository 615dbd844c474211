import { fork } from "node:child_process";
import { damagedExitCode } from "./damage.ts";
import { sqliteFile } from "./sqlite.ts";

const entry = new URL("./damage-process.server.ts", import.meta.url);

/**
 * Looks through the database file of a data folder in a process of its own, however large it is,
 * while the site reads and writes it. `signal` ends it. @returns whether it is damaged; undefined
 * where it was ended. @throws Error where the file could not be looked through.
 */
export async function isFileDamaged(folder: string, signal: AbortSignal): Promise<boolean | undefined> {
	if (signal.aborted) return undefined;
	const child = fork(entry, [sqliteFile(folder)], { env: {}, execArgv: [], stdio: "ignore" });
	const end = () => void child.kill("SIGKILL");
	signal.addEventListener("abort", end, { once: true });
	try {
		const code = await new Promise<number | null>((resolve, reject) => {
			child.once("close", resolve);
			child.once("error", reject);
		});
		if (signal.aborted) return undefined;
		if (code === 0 || code === damagedExitCode) return code === damagedExitCode;
		throw new Error(`The process that looked through the database file ended with ${code}.`);
	} finally {
		signal.removeEventListener("abort", end);
	}
}
