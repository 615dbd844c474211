import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Letter } from "#app/features/letters/letter.ts";
import type { LetterProgress } from "#app/features/letters/letter-progress.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import type { Place } from "#e2e/support/site-process.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";

const lookMs = 1_000;
const path = "/api/admin/letters";

/** Opens a mail server in its own thread: it takes nothing from the load on pages. */
export async function openSink() {
	const thread = new Worker(new URL("./mail-sink.thread.ts", import.meta.url));
	const [port] = (await once(thread, "message")) as [number];
	return { url: `smtp://127.0.0.1:${port}`, close: () => thread.terminate() };
}

/** Adds confirmed readers to a site. */
export async function addReadersTo({ dataDir, databaseUrl }: Place, count: number): Promise<void> {
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
	await addReaders(database, count);
	await database.close();
}

/** Starts a letter to every reader. @returns its id. */
export async function sendLetter(administrator: Administrator): Promise<string> {
	const { id } = await administrator.request<Letter>("POST", path, {});
	await administrator.request("PUT", `${path}/${id}`, { ...wholeLetter, version: 1 });
	await administrator.request("POST", `${path}/${id}/send`, { version: 2, audience: "all" });
	return id;
}

/** Lets a letter leave no more. */
export async function cancelLetter(administrator: Administrator, id: string): Promise<void> {
	await administrator.request("POST", `${path}/${id}/step`, { step: "cancel" });
}

/** Waits until a letter has reached some readers; `look` is called at each look. */
export async function awaitSent(
	administrator: Administrator,
	id: string,
	count: number,
	look: () => void = () => undefined,
): Promise<void> {
	for (;;) {
		const { sent } = await administrator.request<LetterProgress>("GET", `${path}/${id}/progress`);
		look();
		if (sent >= count) return;
		await wait(lookMs);
	}
}
