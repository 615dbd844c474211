import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const ticksPerSecond = 100;
/**
 * The field of the time in user mode, counted from the command's name in /proc/<pid>/stat; that in
 * system mode follows.
 */
const userField = 11;
const systemField = 12;

/** Processor seconds of a process, all its threads; undefined without /proc. */
export function processorSeconds(pid: number): number | undefined {
	const file = `/proc/${pid}/stat`;
	if (!existsSync(file)) return undefined;
	const fields = readFileSync(file, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ");
	return (Number(fields[userField]) + Number(fields[systemField])) / ticksPerSecond;
}

/** Bytes of memory that a process holds at this moment. */
export function residentBytes(pid: number): number {
	return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;
}
