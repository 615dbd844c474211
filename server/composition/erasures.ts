import type { Log } from "#platform/log/log.ts";
import { writeErased } from "#server/backup/erased-list.ts";
import type { Stores } from "./stores.ts";

type Parts = { erasures: Stores["erasures"]; backupDir: string; log: Log };

/** Erasing people, noted beside the backups, so that a restore erases them again. */
export function notedErasures({ erasures, backupDir, log }: Parts): Stores["erasures"] {
	return {
		...erasures,
		erase: async (id) => {
			await erasures.erase(id);
			try {
				await writeErased(backupDir, await erasures.list());
			} catch (error) {
				log.error({ err: error }, "the list of erased people beside the backups could not be written");
			}
		},
	};
}
