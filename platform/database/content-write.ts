import { AsyncLocalStorage } from "node:async_hooks";

/** A write of one kind of content; `isAnnounced` once a transaction of it has told the other processes. */
export type ContentWrite = { readonly kind: string; isAnnounced: boolean };

const writes = new AsyncLocalStorage<ContentWrite>();

/** Does `work` as a write of content: its transactions announce it themselves, where the engine can. */
export function asContentWrite<Result>(write: ContentWrite, work: () => Promise<Result>): Promise<Result> {
	return writes.run(write, work);
}

/** The write that this code is part of, if it is one. */
export function findContentWrite(): ContentWrite | undefined {
	return writes.getStore();
}
