import { queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import { type BackupReport, erasedListName } from "./backup.ts";

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

/** Fetches the list of erased people as a file. */
export function downloadErased(): Promise<Blob> {
	return download(`${path}/${erasedListName}`);
}

/** Fetches an archive as a file. */
export function downloadBackup(name: string): Promise<Blob> {
	return download(`${path}/${encodeURIComponent(name)}`);
}
