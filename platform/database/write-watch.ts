import { type WriteTrouble, writeTroubleOf } from "./database-failure.ts";

/** A larger write may still fail where a small one found room: so long without one, all is well. */
const quietMs = 60_000;

/** True if what is written can be stored at present; what is wrong ends by itself. */
export type WriteWatch = {
	/** Undefined while all is well. */
	trouble(): WriteTrouble | undefined;
	/** Notes what a write failed with, whatever that is. */
	failed(error: unknown): void;
	/** Notes that something was stored: the trouble is over where nothing has failed for a minute. */
	stored(): void;
};

export function watchWrites(now: () => number = () => performance.now()): WriteWatch {
	let trouble: WriteTrouble | undefined;
	let failedAt = 0;
	return {
		trouble: () => trouble,
		failed: (error) => {
			const found = writeTroubleOf(error);
			if (found === undefined) return;
			trouble = found;
			failedAt = now();
		},
		stored: () => {
			if (now() - failedAt >= quietMs) trouble = undefined;
		},
	};
}
