import { createRoute } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { type AccessRules, ownRequestsOnly } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, problem, refused } from "#platform/api/api.ts";
import { creationOptions, madeRecoveryCodes, passkeyCreation, passkeyRename } from "./key.ts";
import type { ownKeysStore } from "./own-keys.store.server.ts";
import type { HolderOf, PasskeyCeremonies } from "./passkey-ceremonies.server.ts";
import type { passkeysStore } from "./passkeys.store.server.ts";

type Parts = {
	passkeys: ReturnType<typeof passkeysStore>;
	ownKeys: ReturnType<typeof ownKeysStore>;
	ceremonies: PasskeyCeremonies;
	cookie: Parameters<typeof ownRequestsOnly>[0];
	holderOf: HolderOf;
	readSiteName(): Promise<string>;
	/** Returns what a browser and its system are called. */
	nameOf(userAgent: string | undefined): Promise<string | null>;
};

const refusedHere = {
	403: json(problem, "The passkey is refused, or the request is not the content area's own"),
};

/** The passkeys of the person who asks. */
export function passkeysApi(
	{ passkeys, ownKeys, ceremonies, cookie, holderOf, readSiteName, nameOf }: Parts,
	access: AccessRules,
) {
	const router = apiRouter();
	const route = access.administratorOnly;
	const middleware: MiddlewareHandler[] = [route.middleware, ownRequestsOnly(cookie)];
	const ownRoute = { ...route, middleware };

	router.openapi(
		createRoute({
			...ownRoute,
			method: "post",
			path: "/api/admin/keys/passkeys/options",
			summary: "Ask for what a browser makes a passkey with: answered once, within minutes",
			responses: {
				200: json(creationOptions, "WebAuthn's creation options, in their JSON form"),
				...refused.signedOut,
				...refusedHere,
			},
		}),
		async (context) => {
			const options = await ceremonies.beginCreation(holderOf(context), await readSiteName());
			return context.json({ ...options }, 200);
		},
	);

	router.openapi(
		createRoute({
			...ownRoute,
			method: "post",
			path: "/api/admin/keys/passkeys",
			summary: "Store a passkey that a browser made",
			request: { body: jsonBody(passkeyCreation) },
			responses: {
				200: json(madeRecoveryCodes, "Recovery codes, where there were none: they are told once"),
				...refused.invalid,
				...refused.signedOut,
				...refusedHere,
				...refused.conflict,
			},
		}),
		async (context) => {
			const holder = holderOf(context);
			const creation = context.req.valid("json");
			const name = creation.name ?? (await nameOf(context.req.header("User-Agent"))) ?? undefined;
			await passkeys.add(holder.id, await ceremonies.finishCreation(holder, { ...creation, name }));
			return context.json({ recoveryCodes: await ownKeys.makeMissingCodes(holder.id) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...route,
			method: "put",
			path: "/api/admin/keys/passkeys/{id}",
			summary: "Give a passkey another name",
			request: { params: idParams, body: jsonBody(passkeyRename) },
			responses: {
				204: { description: "Renamed" },
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			await passkeys.rename(holderOf(context).id, id, context.req.valid("json").name);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...route,
			method: "delete",
			path: "/api/admin/keys/passkeys/{id}",
			summary: "Remove a passkey; its sessions stay open",
			request: { params: idParams },
			responses: { 204: { description: "Removed" }, ...refused.signedOut, ...refused.missing },
		}),
		async (context) => {
			await ownKeys.removePasskey(holderOf(context).id, context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}
