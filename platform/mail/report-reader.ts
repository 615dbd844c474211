import { taskProcess } from "#platform/concurrency/task-process.ts";
import type { MailReport } from "./mail-report.ts";

/** A report takes some milliseconds: one that takes longer was written to. */
const timeoutMs = 5_000;
/** Reports come in batches; after this time without one, the process gives back its memory. */
const idleMs = 10_000;
const heapMb = 64;

/** Reads reports in a process of its own, so that none of them holds up the site. */
export function reportReader(limits = { timeoutMs, idleMs, heapMb }) {
	const entry = new URL("./report-process.server.ts", import.meta.url);
	const tasks = taskProcess<Uint8Array, MailReport | undefined>(entry, limits);
	return { read: (source: Uint8Array) => tasks.run(source), stop: tasks.stop };
}
