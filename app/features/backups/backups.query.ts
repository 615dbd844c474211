import { queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { BackupReport, erasedListName, unsubscribedListName } from "./backup.ts";
import type { HeldMails, HeldMailsAnswer } from "./held-mails.ts";

const path = "/api/admin/backups";
/** While one is under way, its end is looked for this often. */
const runningMs = 2_000;

/** The backups, and how they are. */
export const backupsQuery = queryOptions<BackupReport>({
	queryKey: [path],
	refetchInterval: ({ state }) => (state.data?.isRunning ? runningMs : false),
});

/** Begins a backup, unless one is under way. */
export function startBackup(): Promise<BackupReport> {
	return apiRequest("POST", path);
}

/** Fetches the list of erased people, or of unsubscribed readers, as a file. */
export function downloadList(name: typeof erasedListName | typeof unsubscribedListName): Promise<Blob> {
	return download(`${path}/${name}`);
}

const heldPath = "/api/admin/held-mails";

/** What a restore brought back and waits to be decided on. */
export const heldMailsQuery = queryOptions<HeldMails>({ queryKey: [heldPath] });

/** Sends what waits, or drops it. */
export function answerHeldMails(answer: HeldMailsAnswer): Promise<HeldMails> {
	return apiRequest("POST", heldPath, { answer });
}

/** Fetches an archive as a file. */
export function downloadBackup(name: string): Promise<Blob> {
	return download(`${path}/${encodeURIComponent(name)}`);
}
