import { z } from "zod";
import type { HeldMails } from "#app/features/backups/held-mails.ts";
import { readEnvironment, storageAt } from "#platform/environment.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { isStorageUrl, type StoragePlace } from "#platform/storage-place.ts";
import { builtPages } from "#server/archived-pages/built-pages.ts";
import { checkRestore, type Restored, runRestore } from "#server/backup/command.ts";
import { damagedImagesLine, namedOnlyLine } from "#server/backup/damaged-images.ts";
import { readIdentity } from "#server/backup/encryption.ts";
import { type Manifest, type PagesRead, rowsOf } from "#server/backup/manifest.ts";
import { checkCopy, restoreCopy } from "#server/copies/restore-copy.ts";
import { asTyped } from "#server/process/typed-command.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const typedOptions = z.object({
	check: z.boolean().optional(),
	identity: z.string().optional(),
	until: z.string().optional(),
});

/**
 * `restore FILE`: fills an empty database with a file of `backup`, or with the newest copy at an
 * address, none later than `--until TIME`. `--check` restores it into a temporary place, compares rows
 * and pages, and changes nothing. `--identity FILE` decrypts.
 */
export async function run({ values, file }: CommandArgs, terminal: Terminal): Promise<number> {
	const { check = false, identity, until } = typedOptions.parse(values);
	if (file === undefined) throw new Error(`Which file? ${asTyped("restore", "FILE")}`);
	const options = {
		identity: identity === undefined ? undefined : await readIdentity(identity),
		onProgress: (table: string, rows: number) => terminal.progress(`${table}: ${rows}`),
		until: until === undefined ? undefined : instantOf(until),
	};
	const store = isStorageUrl(file) ? openObjectStore(storageAt(file)) : undefined;
	if (until !== undefined && store === undefined)
		throw new Error("--until is for copies: a file is of one moment.");
	const { imagePlace } = readEnvironment();
	if (check) {
		const pages = await builtPages();
		const { manifest, pagesRead, isForNewer } = await (store === undefined
			? checkRestore(file, { ...options, pages, imagePlace })
			: checkCopy(store, options, pages));
		terminal.say(
			isForNewer
				? `${rowsOfArchive(manifest)} are whole. The newer version that was taken back made their tables: it restores them, or a later one.`
				: `${rowsOfArchive(manifest)} can be restored, row by row.`,
		);
		sayOutside(manifest, imagePlace, terminal);
		if (pagesRead !== undefined) terminal.say(pagesLine(pagesRead));
		return 0;
	}
	const restored = await (store === undefined
		? runRestore(file, options)
		: restoreCopy(store, options, readEnvironment()));
	terminal.say(`${rowsOfArchive(restored.manifest)} are restored.`);
	sayOutside(restored.manifest, imagePlace, terminal);
	for (const line of consequences(restored)) terminal.say(line);
	const { damagedImages } = restored;
	if (damagedImages.length > 0) terminal.warn(damagedImagesLine(damagedImages));
	return 0;
}

/** Tells of the images that an archive names and does not hold. */
function sayOutside({ outside = [] }: Manifest, place: StoragePlace | undefined, terminal: Terminal): void {
	if (outside.length === 0) return;
	if (place === undefined) terminal.warn(namedOnlyLine(outside.length));
	else terminal.say(`${outside.length} images are not in the archive: they are where MEDIA_URL says.`);
}

/** Reads a day, all of it, or a moment. @throws Error for anything else. */
function instantOf(typed: string): string {
	const moment = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T23:59:59.999Z` : typed;
	if (Number.isNaN(Date.parse(moment)))
		throw new Error(`--until needs a time such as 2026-11-27, not ${typed}.`);
	return new Date(moment).toISOString();
}

function rowsOfArchive(manifest: Manifest): string {
	const { version, writtenAt } = manifest;
	const writer = version === undefined ? "" : `, written by version ${version},`;
	return `${rowsOf(manifest)} rows of ${writtenAt}${writer}`;
}

function pagesLine({ count, areCompared }: PagesRead): string {
	return areCompared
		? `${count} pages read from them say what they said then.`
		: `${count} pages read from them open; another version wrote it, so that what they say was not compared.`;
}

/** Returns lines on what the restore did not bring back, and what is left to do. */
function consequences(restored: Restored): string[] {
	const { erasedAgain, applicationsErasedAgain, removedAgain, unsubscribedAgain, codeSince, held } = restored;
	const { writtenAt } = restored.manifest;
	return [
		erasedAgain === undefined
			? `No list of erased people (erased.json) lies beside the archive: erase again whoever was erased since ${writtenAt}.`
			: `People erased since then and erased again: ${erasedAgain}.`,
		...(applicationsErasedAgain
			? [`Applications erased since then and erased again: ${applicationsErasedAgain}.`]
			: []),
		...(removedAgain
			? [`People who were removed from the content area and are removed again: ${removedAgain}.`]
			: []),
		unsubscribedAgain === undefined
			? "No list of unsubscribed readers (unsubscribed.json) lies beside the archive: who unsubscribed since then is a reader again."
			: `Readers who unsubscribed or moved to another address since then and are unsubscribed again: ${unsubscribedAgain}.`,
		"Sessions, known devices, invitations and private links to drafts have ended.",
		peopleLine(restored.people),
		...(codeSince === undefined
			? []
			: [`The access code is that of ${codeSince.slice(0, 10)}; for a new one: ${asTyped("access-code")}`]),
		...heldLine(held),
	];
}

/** Names who has a key: without a list, somebody removed since may be among them. */
function peopleLine(people: Restored["people"]): string {
	const named = people.map(({ name, role }) => `${name} (${role})`);
	return `Who may sign in: ${["the owner", ...named].join(", ")}. Whoever should not is removed under People.`;
}

function heldLine({ letters, reminders, mails }: HeldMails): string[] {
	const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
	const parts = [
		...(letters.length === 0 ? [] : [counted(letters.length, "letter")]),
		...(reminders === 0 ? [] : [counted(reminders, "reminder")]),
		...(mails === 0 ? [] : [counted(mails, "mail")]),
	];
	if (parts.length === 0) return [];
	return [`${parts.join(", ")}: send, or drop? Nothing of it leaves until the dashboard is answered.`];
}
