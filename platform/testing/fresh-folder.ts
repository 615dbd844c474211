import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Has something done once a test, or a suite, has ended. */
export type AtEnd = (end: () => Promise<void> | void) => void;

/** Returns an empty folder, gone when the test ends. */
export async function freshFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "ensemble-test-"));
	atEnd(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
