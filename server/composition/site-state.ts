import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { needsAttention } from "#app/features/backups/backup.ts";
import type { BackupService } from "#app/features/backups/backups.api.server.ts";
import { letterQueueState } from "#app/features/letters/storage/letter-queue-state.server.ts";
import { asksForms } from "#app/features/state/form-link.ts";
import type { SiteState } from "#app/features/state/site-state.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { freeBytesElsewhere, freeBytesOf } from "#platform/files/disk-room.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { mailQueueState } from "#platform/mail/mail-queue-state.ts";
import type { Stores } from "./stores.ts";

/** The version of this program. */
export async function readVersion(): Promise<string> {
	const { version } = JSON.parse(await readFile(join(projectFolder, "package.json"), "utf8"));
	return String(version);
}

type Parts = {
	database: Pick<Database, "db" | "refusal" | "writes">;
	stores: Pick<Stores, "customPages" | "facts" | "formLinks" | "runningVersion">;
	dataDir: string;
	backupDir: string;
	siteUrl: string;
	backups: Pick<BackupService, "report">;
	clock: Clock;
};

/** How the site is, asked anew each time. */
export function openState(parts: Parts): () => Promise<SiteState> {
	const { database, stores, dataDir, backupDir, siteUrl, backups, clock } = parts;
	const listForms = async () =>
		asksForms(siteUrl) ? stores.formLinks.list((await stores.facts.find()).facts) : [];

	return async () => {
		const version = await readVersion();
		const [versionSince, mails, letters, report, forms, movedPages, freeBytes, backupFreeBytes] =
			await Promise.all([
				stores.runningVersion.since(version),
				mailQueueState(database.db),
				letterQueueState(database.db, clock()),
				backups.report(),
				listForms(),
				stores.customPages.listMoved(),
				freeBytesOf(dataDir),
				freeBytesElsewhere(backupDir, dataDir),
			]);
		return {
			version,
			versionSince,
			mails,
			letters,
			backup: {
				trouble: needsAttention(report, clock()),
				newestAt: report.archives[0]?.writtenAt ?? null,
			},
			database: database.refusal() ?? database.writes.trouble() ?? null,
			forms,
			movedPages,
			freeBytes,
			backupFreeBytes,
		};
	};
}
