/**
 * Counts the changes of what the site shows. A page rendered at one revision may be served while `current` is the
 * same, and never after.
 */
export type ContentRevision = {
	/** The present revision; undefined while it cannot be known, so that nothing may be kept. */
	current(): string | undefined;
	/** Tells that content changed. Call it when the change is committed, before it is acknowledged. */
	move(): Promise<void>;
	close(): Promise<void>;
};
