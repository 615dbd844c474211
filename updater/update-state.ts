import { join } from "node:path";
import { readDurable, removeDurably, writeDurably } from "./durable-file.ts";
import type { Layout } from "./layout.ts";

/** Bounds that a version must keep to while it is watched. */
export type WatchBounds = {
	watchMs: number;
	/** Milliseconds between two looks. */
	everyMs: number;
	/** Milliseconds from its start to its being ready. */
	readyMs: number;
	memoryMb: number;
};

/** Why a version was taken back. */
export type Trouble = "start" | "crash" | "silent" | "errors" | "memory" | "mails";

/** An update under way, as it stands on the disk: whoever starts next goes on from there. */
export type Update = {
	id: string;
	from: string;
	to: string;
	/**
	 * `switching` until the new version is ready, `watching` until its time is over, `returning` until the
	 * older one is ready again.
	 */
	step: "switching" | "watching" | "returning";
	bounds: WatchBounds;
	/** Some pages, which are asked for in turn. */
	pages: string[];
	/** Milliseconds since 1970. */
	watchUntil?: number;
	trouble?: Trouble;
};

/** The end of the last update; the site tells its owner. */
export type Outcome = {
	id: string;
	result: "updated" | "taken-back";
	from: string;
	to: string;
	/** The time in ISO 8601. */
	at: string;
	trouble: Trouble | null;
};

const updateFile = ({ state }: Pick<Layout, "state">) => join(state, "state.json");
const outcomeFile = ({ state }: Pick<Layout, "state">) => join(state, "outcome.json");

/** The update under way; undefined where none is. */
export const readUpdate = (layout: Layout): Update | undefined => readDurable(updateFile(layout));
export const noteUpdate = (layout: Layout, update: Update): void => writeDurably(updateFile(layout), update);

/** The end of the last update; undefined where there was none. */
export const readOutcome = (layout: Layout): Outcome | undefined => readDurable(outcomeFile(layout));

/** Notes how an update ended, which is then under way no more. */
export function noteOutcome(layout: Layout, outcome: Outcome): void {
	writeDurably(outcomeFile(layout), outcome);
	removeDurably(updateFile(layout));
}
