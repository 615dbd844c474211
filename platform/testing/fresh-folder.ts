import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder, gone when the test ends. */
export async function freshFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "ensemble-test-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
