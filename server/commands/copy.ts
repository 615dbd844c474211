import { readEnvironment } from "#platform/environment.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import { builtPages } from "#server/archived-pages/built-pages.ts";
import { changedLists, sendLists } from "#server/copies/send-lists.ts";
import { writeCopy } from "#server/copies/write-copy.ts";
import { recordCommand } from "./record-command.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

/** `copy`: copies a site, which may be running, to BACKUP_COPY_URL, as each night. */
export async function run(_args: CommandArgs, terminal: Terminal): Promise<number> {
	const { backupCopy, backupRecipient: recipient, backupDir, ...place } = readEnvironment();
	if (backupCopy === undefined)
		throw new Error("BACKUP_COPY_URL names no place for copies: nothing was done.");
	if (recipient === undefined) {
		throw new Error("Copies are encrypted always: set BACKUP_AGE_RECIPIENT. Nothing was done.");
	}
	const store = openObjectStore(backupCopy);
	const { name, images, sent, notCleared } = await writeCopy({
		...{ place, store, recipient, now: new Date(), pages: await builtPages() },
		onProgress: (table, rows) => terminal.progress(`${table}: ${rows}`),
	});
	await sendLists(store, await changedLists(backupDir), recipient);
	await recordCommand({ action: "copy-stored", subject: name }, terminal);
	terminal.say(`${name} is at ${store.place}, with ${images} images, ${sent} of them new.`);
	if (notCleared === null) return 0;
	terminal.warn(`Older copies could not be cleared: ${notCleared}`);
	return 1;
}
