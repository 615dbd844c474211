import { Gauge, type Registry } from "prom-client";
import type { MachineState, StoredState } from "#app/features/state/site-state.ts";
import type { Log } from "#platform/log/log.ts";

/** Reads the state of the site, what needs the database apart from the rest. */
export type StateReader = {
	readMachine: () => Promise<MachineState>;
	readStored: () => Promise<StoredState>;
};

type Parts = {
	registers: Registry[];
	state: StateReader;
	ping: () => Promise<void>;
	log: Log;
};

/** The figures of the site's state. @returns a function that reads those that can be read again. */
export function observeState({ registers, state, ping, log }: Parts): () => Promise<void> {
	const { running, isUp, answering, stored, machine } = gaugesOf(registers);

	async function showStored(): Promise<void> {
		await askDatabase();
		const { mails, letters, database, forms } = await state.readStored();
		stored.waiting.set(mails.waiting);
		stored.failed.set(mails.failed);
		stored.age.set(secondsSince(mails.oldestAt) ?? 0);
		stored.letters.set(letters.waiting);
		stored.lettersFailed.set(letters.failed);
		stored.lettersAge.set(secondsSince(letters.oldestAt) ?? 0);
		stored.isWritable.set(database === null ? 1 : 0);
		stored.forms.set(forms.filter(({ isDead }) => isDead).length);
	}

	async function showMachine(): Promise<void> {
		const { version, backup, copies, freeBytes, backupFreeBytes } = await state.readMachine();
		running.set({ version }, 1);
		machine.isSound.set(backup.trouble === null ? 1 : 0);
		machine.disk.set(freeBytes);
		machine.backupDisk.set(backupFreeBytes ?? freeBytes);
		setOrRemove(machine.backup, secondsSince(backup.newestAt));
		setOrRemove(machine.copy, secondsSince(copies?.copiedAt ?? null));
		setOrRemove(machine.isCopied, copies === null ? undefined : copies.trouble === null ? 1 : 0);
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

	/** Shows some figures, or none of them where they cannot be read. */
	async function refresh(show: () => Promise<void>, figures: Record<string, Gauge>): Promise<void> {
		try {
			await show();
		} catch (error) {
			for (const one of Object.values(figures)) one.remove();
			log.warn({ reason: String(error) }, "the state of the site could not be read");
		}
	}

	return async () => {
		await Promise.all([refresh(showStored, stored), refresh(showMachine, machine)]);
	};
}

function gaugesOf(registers: Registry[]) {
	const gauge = (name: string, help: string) => new Gauge({ name: `ensemble_${name}`, help, registers });
	const running = new Gauge({
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
	const stored = {
		waiting: gauge("mails_waiting", "Mails that wait for the mail server"),
		failed: gauge("mails_failed", "Mails that were given up within the last weeks"),
		age: gauge("mails_oldest_seconds", "How long the oldest awaited mail waits"),
		letters: gauge("letters_waiting", "Letters to readers that wait"),
		lettersFailed: gauge("letters_failed", "Letters that readers did not get within the last weeks"),
		lettersAge: gauge("letters_oldest_seconds", "How long the oldest letter has been leaving"),
		isWritable: gauge("database_writable", "0 while nothing can be saved: why, the state and the log say"),
		forms: gauge("forms_dead", "Registration forms that visitors cannot open"),
	};
	const machine = {
		backup: gauge("backup_age_seconds", "Age of the newest backup"),
		isSound: gauge("backup_ok", "0 when backups need attention: none, old, failed or not restorable"),
		copy: gauge("copy_age_seconds", "Age of the newest copy elsewhere"),
		isCopied: gauge("copy_ok", "0 when copies elsewhere need attention; none while none is to leave"),
		disk: gauge("disk_free_bytes", "Room on the disk of the data folder"),
		backupDisk: gauge("backup_disk_free_bytes", "Room on the disk of the backups, also where it is the same"),
	};
	return { running, isUp, answering, stored, machine };
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
	if (value === undefined) gauge.remove();
	else gauge.set(value);
}

function secondsSince(instant: string | null): number | undefined {
	return instant === null ? undefined : (Date.now() - Date.parse(instant)) / 1000;
}
