import type { Instant, YesNo } from "./column-types.ts";

/** The addresses of registration forms, which are asked now and then whether somebody is there. */
export type FormLinksTable = {
	address: string;
	/** The time of the next check; during a check, the time from which another process may check. */
	next_at: Instant;
	/** Null until it has been asked. */
	asked_at: Instant | null;
	/** The last status; null without an answer. */
	status: number | null;
	/** Null while all is well. */
	failing_since: Instant | null;
	/** It has failed twice in a row, and its owner was told. */
	is_dead: YesNo;
};

/** One row: the version of the program that was started last, and when it was first. */
export type RunningVersionTable = { id: number; version: string; since: Instant };
