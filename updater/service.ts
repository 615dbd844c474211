import { readFileSync } from "node:fs";

/** A process of the site. */
export type Running = { pid: number; version: string };

/** The service that runs the site on this machine, as one process. */
export type Service = {
	/** The process that runs; undefined where none does. */
	running(): Promise<Running | undefined>;
	/** Starts the version that `current` names. Never beside another process. */
	start(): Promise<void>;
	/**
	 * Starts a version beside the process that runs, which loads its program and opens nothing yet. Undefined where
	 * that cannot be: the one that runs is stopped first, then.
	 */
	prepare(version: string): Promise<NextProcess | undefined>;
	/** Asks the process to end, as an operator does; ends it after `graceMs`. Resolves when it is gone. */
	stop(graceMs: number): Promise<void>;
};

/** A process that is to take the place of the one that runs. */
export type NextProcess = {
	/** False where its program was not loaded in time. */
	isLoaded: boolean;
	/** Has it take connections, which wait for it. */
	hold(): Promise<void>;
	/** Has it open the site beside the one that runs, which a shared database allows. */
	open(): Promise<void>;
	/** Makes it the process that runs, once the one before has ended; it opens the site. @returns false where it cannot. */
	take(): Promise<boolean>;
	/** Resolves with whether it answers in time. */
	isReady(withinMs: number): Promise<boolean>;
	/** Has nothing more to do with it; ends it where it was not taken. */
	leave(): void;
};

/** The version that a process runs, by the folder of its program; undefined for any other process. */
export function versionOf(pid: number, releases: string): string | undefined {
	const [, ...places] = commandOf(pid).split(`${releases}/`);
	return places.map((place) => ofProgram.exec(place)?.[1]).find((version) => version !== undefined);
}

const ofProgram = /^([^/\0]+)\/(?:build|bin)\//;

/** The words that a process was started with; none where it has ended. */
export function commandOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, "utf8");
	} catch (error) {
		// One that has ended, or ends while it is looked at.
		if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return "";
		throw error;
	}
}

/** Resident memory of a process, in MB; 0 where it has ended. */
export function memoryOf(pid: number): number {
	try {
		const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return Math.round(Number(kilobytes ?? 0) / 1024);
	} catch (error) {
		if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return 0;
		throw error;
	}
}
