import { readdir, readFile } from "node:fs/promises";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

const everyMs = 5_000;
/** The share of what the system lets a process open beyond which visitors may soon be kept waiting. */
const scarceShare = 0.9;

/** The files and connections that a process has open, and its limit; undefined if unknown. */
export type OpenFiles = { open: number; limit: number };

type Options = { log: Log; read?: () => Promise<OpenFiles | undefined> };

/** Logs when nearly all files and connections are open: new visitors would wait without an error. */
export function watchOpenFiles({ log, read = readOpenFiles }: Options): Job {
	let isScarce = false;

	async function turn(): Promise<void> {
		const files = await read();
		if (files === undefined) return;
		const wasScarce = isScarce;
		isScarce = files.open >= files.limit * scarceShare;
		if (isScarce && !wasScarce) {
			log.error(
				files,
				"nearly all files and connections that a process may open are open: visitors will wait; raise the limit (LimitNOFILE, ulimit -n)",
			);
		}
		if (wasScarce && !isScarce) log.info(files, "there is room for files and connections again");
	}

	return repeatedJob({ everyMs, turn, log, failed: "the open files could not be counted" });
}

/** Reads the counts of this process, as Linux gives them. */
async function readOpenFiles(): Promise<OpenFiles | undefined> {
	const limit = await limitOf().catch(() => undefined);
	if (limit === undefined) return undefined;
	try {
		return { open: (await readdir("/proc/self/fd")).length, limit };
	} catch (error) {
		// To count them takes one more: none is left.
		return (error as NodeJS.ErrnoException).code === "EMFILE" ? { open: limit, limit } : undefined;
	}
}

let knownLimit: Promise<number | undefined> | undefined;

/** The limit of this process: read once, while there is still a file to be opened. */
function limitOf(): Promise<number | undefined> {
	knownLimit ??= readFile("/proc/self/limits", "utf8").then((limits) => {
		const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
		return soft === undefined ? undefined : Number(soft);
	});
	return knownLimit;
}
