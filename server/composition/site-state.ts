import { archivesUntil, needsAttention } from "#app/features/backups/backup.ts";
import type { BackupService } from "#app/features/backups/backups.api.server.ts";
import type { CopyService } from "#app/features/backups/copies.api.server.ts";
import { copiesTrouble } from "#app/features/backups/copies.ts";
import { letterQueueState } from "#app/features/letters/storage/letter-queue-state.server.ts";
import { keyFilePath } from "#app/features/seo/indexnow/key-file.http.server.ts";
import { isOn, searchSettings } from "#app/features/settings/search-settings.ts";
import type { MachineState, SiteState, StoredState } from "#app/features/state/site-state.ts";
import { isPublicSite } from "#app/i18n/web-address.ts";
import { factsInForce } from "#app/site/site-facts.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Environment } from "#platform/environment.ts";
import { freeBytesElsewhere, freeBytesOf, isSameDisk } from "#platform/files/disk-room.ts";
import { readVersion } from "#platform/files/project-folder.ts";
import { mailQueueState } from "#platform/mail/mail-queue.ts";
import { countOutbox } from "#platform/mail/mail-transport.ts";
import { readLastUpdate } from "./last-update.ts";
import type { Stores } from "./stores.ts";
import { outboxFolder } from "./transports.ts";

type Parts = {
	database: Pick<Database, "db" | "refusal" | "writes">;
	stores: Pick<
		Stores,
		| "contentLinks"
		| "customPages"
		| "facts"
		| "formLinks"
		| "forms"
		| "guests"
		| "indexNow"
		| "runningVersion"
		| "settings"
	>;
	settings: Pick<Environment, "dataDir" | "backupDir" | "siteUrl" | "smtpUrl">;
	backups: Pick<BackupService, "report">;
	copies: Pick<CopyService, "report">;
	/** Returns whether search engines may list the site. */
	mayBeListed: () => Promise<boolean>;
	clock: Clock;
};

/** Reads the state of the site, each time afresh: all of it, or without what needs the database. */
export function openState({ database, stores, settings, backups, copies, mayBeListed, clock }: Parts) {
	const { dataDir, backupDir, siteUrl, smtpUrl } = settings;
	const listForms = async () =>
		isPublicSite(siteUrl)
			? stores.formLinks.list(factsInForce((await stores.facts.find()).facts, await stores.forms.listOpen()))
			: [];

	async function readEngines(): Promise<StoredState["searchEngines"]> {
		const isWanted = isOn(await stores.settings.find(searchSettings.indexNow));
		const isTold = isPublicSite(siteUrl) && isWanted && (await mayBeListed());
		const row = isTold ? await stores.indexNow.find() : undefined;
		if (row === undefined) return null;
		const { key, told_at: toldAt, status, failing_since: failingSince } = row;
		return { keyFile: siteUrl + keyFilePath(key), toldAt, status, failingSince };
	}

	async function readMachine(): Promise<MachineState> {
		const [version, update, report, copied, freeBytes, backupFreeBytes, hasBackupsOnDataDisk, unsentMails] =
			await Promise.all([
				readVersion(),
				readLastUpdate(),
				backups.report(),
				copies.report(),
				freeBytesOf(dataDir),
				freeBytesElsewhere(backupDir, dataDir),
				isSameDisk(backupDir, dataDir),
				countOutbox(outboxFolder(settings)),
			]);
		const newestAt = archivesUntil(report.archives, clock())[0]?.writtenAt ?? null;
		return {
			...{ version, lastUpdate: update, hasBackupsOnDataDisk, unsentMails, freeBytes, backupFreeBytes },
			backup: { trouble: needsAttention(report, clock()), newestAt },
			copies:
				copied.place === null
					? null
					: { place: copied.place, copiedAt: copied.copiedAt, trouble: copiesTrouble(copied, clock()) },
			hasMailServer: smtpUrl !== undefined,
		};
	}

	async function readStored(): Promise<StoredState> {
		const [versionSince, mails, letters, forms, searchEngines, deadLinks, movedPages, tables, facts] =
			await Promise.all([
				stores.runningVersion.since(await readVersion()),
				mailQueueState(database.db),
				letterQueueState(database.db, clock()),
				listForms(),
				readEngines(),
				stores.contentLinks.listDead(),
				stores.customPages.listMoved(),
				stores.guests.guestsToTell(),
				stores.facts.find(),
			]);
		return {
			...{ versionSince, mails, letters, forms, searchEngines, deadLinks, movedPages },
			database: database.refusal() ?? database.writes.trouble() ?? null,
			guestsToTell: tables.reduce((sum, { guests }) => sum + guests, 0),
			promisesReadAt: facts.promisesReadAt,
		};
	}

	async function read(): Promise<SiteState> {
		const [machine, stored] = await Promise.all([readMachine(), readStored()]);
		return { ...machine, ...stored };
	}

	return { read, readMachine, readStored };
}
