import { queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { BackupReport, erasedListName, unsubscribedListName } from "./backup.ts";
import type { HeldMails, HeldMailsAnswer } from "./held-mails.ts";

const path = "/api/admin/backups";
/** Refetch interval while a backup is running. */
const runningMs = 2_000;

export const backupsQuery = queryOptions<BackupReport>({
	queryKey: [path],
	refetchInterval: ({ state }) => (state.data?.isRunning ? runningMs : false),
});

/** Starts a backup, unless one is running. */
export function startBackup(): Promise<BackupReport> {
	return apiRequest("POST", path);
}

export function downloadList(name: typeof erasedListName | typeof unsubscribedListName): Promise<Blob> {
	return download(`${path}/${name}`);
}

const heldPath = "/api/admin/held-mails";

/** The mails that a restore holds back until the owner decides. */
export const heldMailsQuery = queryOptions<HeldMails>({ queryKey: [heldPath] });

export function answerHeldMails(answer: HeldMailsAnswer): Promise<HeldMails> {
	return apiRequest("POST", heldPath, { answer });
}

export function downloadBackup(name: string): Promise<Blob> {
	return download(`${path}/${encodeURIComponent(name)}`);
}
