import type * as Command from "#server/backup/command.ts";
import { withServerModule } from "./server-module.ts";

/** Runs a command of archives. A failure is one line, and the exit code 1. */
export async function withArchiveCommand(run: (command: typeof Command) => Promise<void>): Promise<void> {
	try {
		await withServerModule("/server/backup/command.ts", run);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

/** Shows how far a command is, on the terminal of whoever waits for it. */
export function reportProgress(table: string, rows: number): void {
	if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${table}: ${rows}\r`);
}
