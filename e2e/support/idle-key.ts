import { idleSinceKey } from "#app/features/session/second-look.store.server.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { Place } from "./site-process.ts";

/** Lets all sessions of a site stand idle until their key is asked for again. */
export async function letKeysGrowOld({ dataDir, databaseUrl }: Place): Promise<void> {
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
	await database.db.updateTable("sessions").set({ key_given_at: idleSinceKey }).execute();
	await database.close();
}
