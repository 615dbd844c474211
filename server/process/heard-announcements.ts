import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";

const lookEveryMs = 20;
/** The listening connection opens within some ten ms, and is retried. */
const waitMs = 5_000;

/** PostgreSQL answers, and what other processes announce does not arrive. */
export class UnheardAnnouncementsError extends Error {}

/**
 * Waits until this process receives the announcements of others on its database.
 * @throws UnheardAnnouncementsError where something keeps them back, such as a pooler that hands
 * connections out by transaction: nothing could be cached, and no lock would hold.
 */
export async function hearAnnouncements(
	{ engine, ping, revision }: Pick<Database, "engine" | "ping" | "revision">,
	withinMs = waitMs,
): Promise<void> {
	if (engine === "sqlite") return;
	// One that is away is another trouble, also where it goes away meanwhile.
	await ping();
	const end = performance.now() + withinMs;
	while (revision.current("articles") === undefined) {
		if (performance.now() > end) {
			await ping();
			throw new UnheardAnnouncementsError("Announcements do not arrive.");
		}
		await pause(lookEveryMs);
	}
}
