import { AsyncLocalStorage } from "node:async_hooks";
import { hash } from "node:crypto";

/** A read: the revision of its kind just before, and a digest of the answer. */
export type Seen = { revision: string | undefined; digest: string };

/** A reading of content, and the way to do it again. */
export type ContentRead = Seen & { kind: string; again(): Promise<Seen> };

type Recording = { reads: ContentRead[]; isRepeatable: boolean };

const recordings = new AsyncLocalStorage<Recording | undefined>();

/**
 * Does `work` and notes its reads of content; undefined if one is of something without a revision.
 */
export async function recordReads<Result>(
	work: () => Promise<Result>,
): Promise<{ result: Result; reads: ContentRead[] | undefined }> {
	const recording: Recording = { reads: [], isRepeatable: true };
	const result = await recordings.run(recording, work);
	return { result, reads: recording.isRepeatable ? recording.reads : undefined };
}

/** Notes a reading in the recording that is going on, if there is one. */
export function recordRead(read: ContentRead): void {
	recordings.getStore()?.reads.push(read);
}

/** Notes that the work that is being recorded depends on more than content. */
export function recordUnrepeatable(): void {
	const recording = recordings.getStore();
	if (recording !== undefined) recording.isRepeatable = false;
}

/** Reads outside of any recording. */
export function unrecorded<Result>(read: () => Promise<Result>): Promise<Result> {
	return recordings.run(undefined, read);
}

/** The same for equal answers, which are plain data. */
export function digestOf(answer: unknown): string {
	return hash("sha1", JSON.stringify(answer) ?? "", "base64");
}
