/**
 * Counts the changes of what the site shows, each kind of content (articles, events ...) by itself. What was read at one
 * revision may be served while `current` is the same, and never after without another look.
 */
export type ContentRevision = {
	/**
	 * The present revision of one kind, or of all content together. Undefined while it cannot be known, so that nothing
	 * may be served from memory. Synchronous: it is asked for with every answer.
	 */
	current(kind?: string): string | undefined;
	/** Tells that content of a kind changed. Call it when the change is committed, before it is acknowledged. */
	move(kind: string): Promise<void>;
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
