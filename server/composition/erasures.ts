import type { ListSome } from "#app/features/applications/applications.erasure.server.ts";
import type { Log } from "#platform/log/log.ts";
import { writeErased } from "#server/backup/people-lists.ts";
import type { Stores } from "./stores.ts";

type Parts = {
	erasures: Stores["erasures"];
	guests: Pick<Stores["guests"], "forget">;
	people: Pick<Stores["people"], "remove">;
	events: Pick<Stores["events"], "remove">;
	hosts: Pick<Stores["hosts"], "removeOver">;
	applications: { erase(id: string): Promise<string>; eraseAll(listSome: ListSome): Promise<number> };
	backupDir: string;
	log: Log;
};

/** Erasing people, noted beside the backups, so that a restore erases them again. */
export function notedErasures(parts: Parts) {
	const { erasures, guests, people, events, hosts, applications, backupDir, log } = parts;
	let noting = Promise.resolve();

	/** Notes everybody who was erased; one at a time, lest an older list replaces a newer one. */
	function note(): Promise<void> {
		const noted = noting.then(async () => writeErased(backupDir, await erasures.list()));
		noting = noted.catch(() => undefined);
		return noted;
	}

	/** Erases a subscriber. @returns the keyed hash of the address. */
	async function erase(id: string): Promise<string> {
		const hash = await erasures.erase(id);
		await noteNow();
		return hash;
	}

	/** Forgets a person as a guest. @returns the keyed hash of the address. */
	async function forgetGuest(email: string): Promise<string> {
		await guests.forget(email);
		await noteNow();
		return erasures.guestHash(email);
	}

	/** Erases an application. @returns the keyed hash of its id. */
	async function eraseApplication(id: string): Promise<string> {
		const hash = await applications.erase(id);
		await noteNow();
		return hash;
	}

	/** Erases all applications that are listed, some at a time. @returns how many. */
	async function eraseApplications(listSome: ListSome): Promise<number> {
		const erased = await applications.eraseAll(listSome);
		if (erased > 0) await noteNow();
		return erased;
	}

	/** Removes somebody who could sign in. @returns who it was. */
	async function removePerson(id: string) {
		const removed = await people.remove(id);
		await noteNow();
		return removed;
	}

	/** Deletes an event, and removes its hosts. */
	async function removeEvent(id: string): Promise<void> {
		await events.remove(id);
		await noteNow();
	}

	/** Removes the hosts of evenings that are over. @returns who they were. */
	async function removeHosts() {
		const removed = await hosts.removeOver();
		if (removed.length > 0) await noteNow();
		return removed;
	}

	/** Notes erasures now; after a failure, the next backup notes them. */
	async function noteNow(): Promise<void> {
		try {
			await note();
		} catch (error) {
			log.error({ err: error }, "the list of erased people beside the backups could not be written");
		}
	}

	return {
		...{ ...erasures, erase, forgetGuest, eraseApplication, eraseApplications },
		...{ removePerson, removeEvent, removeHosts, note },
	};
}
