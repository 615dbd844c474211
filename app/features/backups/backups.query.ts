import { queryOptions } from "@tanstack/react-query";
import { apiRequest, download } from "#app/api-client/client.ts";
import type { BackupReport } from "./backup.ts";
import type { CopiesReport } from "./copies.ts";
import type { HeldMails, HeldMailsAnswer } from "./held-mails.ts";
import type { OutsideImagesReport } from "./outside-images.ts";

const path = "/api/admin/backups";
const runningMs = 2_000;

export const backupsQuery = queryOptions<BackupReport>({
	queryKey: [path],
	refetchInterval: ({ state }) => (state.data?.isRunning ? runningMs : false),
});

/** Starts a backup, unless one is running. */
export const startBackup = () => apiRequest<BackupReport>("POST", path);

/** Downloads an archive, or a list beside the archives. */
export const downloadBackup = (name: string) => download(`${path}/${encodeURIComponent(name)}`);

const copiesPath = "/api/admin/copies";

export const copiesQuery = queryOptions<CopiesReport>({
	queryKey: [copiesPath],
	refetchInterval: ({ state }) => (state.data?.isRunning ? runningMs : false),
});

/** Starts a copy elsewhere, unless one is running. */
export const startCopy = () => apiRequest<CopiesReport>("POST", copiesPath);

export const outsideImagesQuery = queryOptions<OutsideImagesReport>({
	queryKey: ["/api/admin/outside-images"],
});

const heldPath = "/api/admin/held-mails";

/** The mails that a restore holds back until the owner decides. */
export const heldMailsQuery = queryOptions<HeldMails>({ queryKey: [heldPath] });

export const answerHeldMails = (answer: HeldMailsAnswer) =>
	apiRequest<HeldMails>("POST", heldPath, { answer });
