import { Gauge, type Registry } from "prom-client";
import type { SiteState } from "#app/features/state/site-state.ts";
import type { Log } from "#platform/log/log.ts";

type Parts = {
	registers: Registry[];
	readState: () => Promise<SiteState>;
	ping: () => Promise<void>;
	log: Log;
};

/**
 * The figures of the site's state. @returns what reads them anew: those that cannot be read are
 * left out. Whether the database is up is what it says itself: a file may be what cannot be read.
 */
export function observeState({ registers, readState, ping, log }: Parts): () => Promise<void> {
	const gauge = (name: string, help: string) => new Gauge({ name: `ensemble_${name}`, help, registers });
	const version = new Gauge({
		name: "ensemble_version_info",
		help: "1, for the version that runs",
		labelNames: ["version"],
		registers,
	});
	const isUp = gauge("database_up", "1 while the database answers");
	const answering = gauge(
		"database_answer_seconds",
		"How long the database takes for a question without work",
	);
	const gauges = {
		waiting: gauge("mails_waiting", "Mails that wait for the mail server"),
		failed: gauge("mails_failed", "Mails that were given up within the last weeks"),
		age: gauge("mails_oldest_seconds", "How long the oldest awaited mail waits"),
		letters: gauge("letters_waiting", "Letters to readers that wait"),
		lettersFailed: gauge("letters_failed", "Letters that readers did not get within the last weeks"),
		lettersAge: gauge("letters_oldest_seconds", "How long the oldest letter has been leaving"),
		backup: gauge("backup_age_seconds", "Age of the newest backup"),
		isSound: gauge("backup_ok", "0 when backups need attention: none, old, failed or not restorable"),
		isWritable: gauge("database_writable", "0 while nothing can be saved: why, the state and the log say"),
		forms: gauge("forms_dead", "Registration forms that visitors cannot open"),
		disk: gauge("disk_free_bytes", "Room on the disk of the data folder"),
		backupDisk: gauge("backup_disk_free_bytes", "Room on the disk of the backups, also where it is the same"),
	};

	function show({ version: current, mails, letters, backup, database, forms, ...disks }: SiteState): void {
		version.set({ version: current }, 1);
		gauges.waiting.set(mails.waiting);
		gauges.failed.set(mails.failed);
		gauges.age.set(secondsSince(mails.oldestAt) ?? 0);
		gauges.letters.set(letters.waiting);
		gauges.lettersFailed.set(letters.failed);
		gauges.lettersAge.set(secondsSince(letters.oldestAt) ?? 0);
		gauges.isSound.set(backup.trouble === null ? 1 : 0);
		gauges.isWritable.set(database === null ? 1 : 0);
		gauges.forms.set(forms.filter(({ isDead }) => isDead).length);
		gauges.disk.set(disks.freeBytes);
		gauges.backupDisk.set(disks.backupFreeBytes ?? disks.freeBytes);
		const age = secondsSince(backup.newestAt);
		if (age !== undefined) gauges.backup.set(age);
	}

	/** @throws what keeps the database from answering. */
	async function askDatabase(): Promise<void> {
		const began = performance.now();
		try {
			await ping();
			answering.set((performance.now() - began) / 1000);
			isUp.set(1);
		} catch (error) {
			answering.remove();
			isUp.set(0);
			throw error;
		}
	}

	return async () => {
		try {
			await askDatabase();
			show(await readState());
		} catch (error) {
			for (const one of Object.values(gauges)) one.remove();
			log.warn({ reason: String(error) }, "the state of the site could not be read");
		}
	};
}

function secondsSince(instant: string | null): number | undefined {
	return instant === null ? undefined : (Date.now() - Date.parse(instant)) / 1000;
}
