import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import {
	type ErasedPerson,
	erasedPerson,
	type UnsubscribedPerson,
	unsubscribedPerson,
} from "#app/features/newsletter/subscriber.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { type BackupReport, backupReport, erasedListName, unsubscribedListName } from "./backup.ts";
import type { HeldMailsStore } from "./held-mails.store.server.ts";
import { type HeldMailsAnswer, heldMails, heldMailsAnswer } from "./held-mails.ts";

const path = "/api/admin/backups";
const archiveType = "application/gzip";
const encryptedType = "application/octet-stream";
const anyBytes = { schema: z.any().meta({ type: "string", format: "binary" }) };

export type BackupService = {
	report(): Promise<BackupReport>;
	/** Starts a backup, unless one is running. */
	start(): void;
	/** Opens an archive; undefined if there is none of that name. */
	open(name: string): Promise<{ bytes: number; stream: Readable } | undefined>;
};

/** People whom a restore must not bring back. */
type Lists = {
	erased: () => Promise<ErasedPerson[]>;
	unsubscribed: () => Promise<UnsubscribedPerson[]>;
};

const attachment = (name: string) => ({ "Content-Disposition": `attachment; filename="${name}"` });

/** Lists, starts and downloads backups. For the administrator alone. */
export function backupsApi(service: BackupService, lists: Lists, access: AccessRules) {
	const router = apiRouter();
	// Before an archive by its name, which theirs would be taken for.
	addLists(router, lists, access);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List the backups, and say how they are",
			responses: { 200: json(backupReport, "The backups"), ...refused.signedOut },
		}),
		async (context) => context.json(await service.report(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Begin a backup, unless one is under way",
			responses: { 202: json(backupReport, "The backups"), ...refused.signedOut },
		}),
		async (context) => {
			service.start();
			return context.json(await service.report(), 202);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/{name}`,
			summary: "Download a backup",
			request: { params: z.object({ name: z.string().max(100) }) },
			responses: {
				200: { description: "The archive", content: { [archiveType]: anyBytes, [encryptedType]: anyBytes } },
				...refused.missing,
				...refused.signedOut,
			},
		}),
		async (context) => {
			const { name } = context.req.valid("param");
			const archive = await service.open(name);
			if (archive === undefined) throw new ApiError(404, "not-found", "There is no such backup.");
			return context.body(Readable.toWeb(archive.stream) as ReadableStream, 200, {
				"Content-Type": name.endsWith(".age") ? encryptedType : archiveType,
				"Content-Length": String(archive.bytes),
				...attachment(name),
			});
		},
	);

	return router;
}

/** Adds the lists of people whom a restore must not bring back. */
function addLists(router: ReturnType<typeof apiRouter>, lists: Lists, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/${erasedListName}`,
			summary: "Download the list of erased people, for beside backups that are kept elsewhere",
			responses: { 200: json(z.array(erasedPerson), "Keyed hashes of addresses"), ...refused.signedOut },
		}),
		async (context) => context.json(await lists.erased(), 200, attachment(erasedListName)),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/${unsubscribedListName}`,
			summary: "Download the list of those who unsubscribed, for beside backups that are kept elsewhere",
			responses: {
				200: json(z.array(unsubscribedPerson), "Keyed hashes of addresses"),
				...refused.signedOut,
			},
		}),
		async (context) => {
			const gone = (await lists.unsubscribed()).filter(({ isSubscribed }) => !isSubscribed);
			return context.json(gone, 200, attachment(unsubscribedListName));
		},
	);
}

const heldMailsPath = "/api/admin/held-mails";

type HeldMailsService = Pick<HeldMailsStore, "find"> & { answer(answer: HeldMailsAnswer): Promise<void> };

/** Lists and answers the mails that a restore holds back. For the administrator alone. */
export function heldMailsApi(service: HeldMailsService, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: heldMailsPath,
			summary: "List what a restore brought back and holds until it is decided on",
			responses: { 200: json(heldMails, "What waits"), ...refused.signedOut },
		}),
		async (context) => context.json(await service.find(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: heldMailsPath,
			summary: "Send what waits since a restore, or drop it",
			request: { body: jsonBody(heldMailsAnswer) },
			responses: { 200: json(heldMails, "What still waits"), ...refused.invalid, ...refused.signedOut },
		}),
		async (context) => {
			await service.answer(context.req.valid("json").answer);
			return context.json(await service.find(), 200);
		},
	);

	return router;
}
