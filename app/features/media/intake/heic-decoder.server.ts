import { taskProcess } from "#platform/concurrency/task-process.ts";
import type { HeicTask } from "./heic-process.server.ts";
import type { PreparedImage } from "./stored-form.server.ts";

/** A phone's photograph takes two seconds, many times that on a very busy machine. */
const timeoutMs = 40_000;
/** After so long without a photograph, the process gives back its memory. */
const idleMs = 10_000;
/** Of JavaScript: pixels are held beside it. */
const heapMb = 96;

/** Decodes HEIC files in a process of its own, so that none of them holds up the site. */
export function heicDecoder(limits = { timeoutMs, idleMs, heapMb }) {
	const entry = new URL("./heic-process.server.ts", import.meta.url);
	const tasks = taskProcess<HeicTask, PreparedImage>(entry, limits);
	return async (bytes: Uint8Array, profile: Uint8Array | undefined): Promise<PreparedImage> => {
		const { bytes: made, ...size } = await tasks.run({ bytes, profile });
		return { ...size, bytes: Buffer.from(made) };
	};
}

/** One for the site. */
export const sharedHeicDecoder = heicDecoder();
