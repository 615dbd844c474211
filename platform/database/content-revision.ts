import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Counts the changes of each kind of content (articles, events ...). What was read at one revision
 * may be served while `current` is the same, and never after without another look.
 */
export type ContentRevision = {
	/** The revision of one kind, or of all; undefined if unknown. Synchronous: every answer asks it. */
	current(kind?: string): string | undefined;
	/** Returns whether a kind is known to have changed since a revision, also while `current` is not. */
	hasChangedSince(revision: string, kind: string): boolean;
	/** Called after a commit, before it is acknowledged. `isAnnounced`: other processes are notified. */
	bump(kind: string, isAnnounced?: boolean): Promise<void>;
	close(): Promise<void>;
};

/** Counts of changes by kind, for what implements a revision. */
export function countChanges() {
	const counts = new Map<string, number>();
	let all = 0;
	return {
		count: (kind?: string) => (kind === undefined ? all : (counts.get(kind) ?? 0)),
		add: (kind: string) => {
			counts.set(kind, (counts.get(kind) ?? 0) + 1);
			all += 1;
		},
	};
}

/**
 * A write of one kind of content. `mayBeStored` once a commit of it was sent, whatever came back;
 * `isAnnounced` once a transaction of it has notified the other processes.
 */
type ContentWrite = { readonly kind: string; mayBeStored: boolean; isAnnounced: boolean };

const writes = new AsyncLocalStorage<readonly ContentWrite[]>();

/** Does `work` as a write of content: its transactions announce it themselves, where the engine can. */
export function asContentWrite<Result>(write: ContentWrite, work: () => Promise<Result>): Promise<Result> {
	return writes.run([...contentWrites(), write], work);
}

/** Notes that what the present writes of content have changed may be stored from now on. */
export function noteCommitSent(): void {
	for (const write of contentWrites()) write.mayBeStored = true;
}

/** The writes that this code is part of, the outermost first. */
export function contentWrites(): readonly ContentWrite[] {
	return writes.getStore() ?? [];
}
