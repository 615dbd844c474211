import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { needsAttention } from "#app/features/backups/backup.ts";
import type { BackupService } from "#app/features/backups/backups.api.server.ts";
import type { SiteState } from "#app/features/state/site-state.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { mailQueueState } from "#platform/mail/mail-queue-state.ts";

/** The version of this program. */
export async function readVersion(): Promise<string> {
	const { version } = JSON.parse(await readFile(join(projectFolder, "package.json"), "utf8"));
	return String(version);
}

type Parts = {
	db: Database["db"];
	dataDir: string;
	backups: Pick<BackupService, "report">;
	clock: Clock;
};

/** How the site is, asked anew each time. */
export function openState({ db, dataDir, backups, clock }: Parts): () => Promise<SiteState> {
	return async () => {
		const [version, mails, letters, report, disk] = await Promise.all([
			readVersion(),
			mailQueueState(db),
			db
				.selectFrom("letter_deliveries")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.where("state", "in", ["waiting", "sending"])
				.executeTakeFirstOrThrow(),
			backups.report(),
			statfs(dataDir),
		]);
		return {
			version,
			mails,
			letters: { waiting: Number(letters.count) },
			backup: {
				trouble: needsAttention(report, clock()),
				newestAt: report.archives[0]?.writtenAt ?? null,
			},
			freeBytes: disk.bavail * disk.bsize,
		};
	};
}
