import { createRoute } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { codeAloneInput, madeRecoveryCodes, oneTimeCodeInput, oneTimeSecret, ownKeys } from "./key.ts";
import type { oneTimeCodesStore } from "./one-time-codes.store.server.ts";
import type { ownKeysStore } from "./own-keys.store.server.ts";
import type { HolderOf } from "./passkey-ceremonies.server.ts";
import type { recoveryCodesStore } from "./recovery-codes.store.server.ts";

type Parts = {
	ownKeys: ReturnType<typeof ownKeysStore>;
	oneTimeCodes: ReturnType<typeof oneTimeCodesStore>;
	recoveryCodes: ReturnType<typeof recoveryCodesStore>;
	relyingParty: string;
	holderOf: HolderOf;
	readSiteName(): Promise<string>;
};

/** The keys of the person who asks: what there is, one-time codes, recovery codes, the code alone. */
export function keysApi(
	{ ownKeys: keys, oneTimeCodes, recoveryCodes, relyingParty, holderOf, readSiteName }: Parts,
	access: AccessRules,
) {
	const router = apiRouter();
	const route = access.administratorOnly;

	router.openapi(
		createRoute({
			...route,
			method: "get",
			path: "/api/admin/keys",
			summary: "Read which keys the caller has beside the access code",
			responses: { 200: json(ownKeys, "The keys"), ...refused.signedOut },
		}),
		async (context) => context.json(await keys.read(holderOf(context).id, relyingParty), 200),
	);

	router.openapi(
		createRoute({
			...route,
			method: "post",
			path: "/api/admin/keys/one-time-codes",
			summary: "Begin with one-time codes: a secret for an app, in force once its first code is confirmed",
			responses: { 200: json(oneTimeSecret, "The secret"), ...refused.signedOut, ...refused.conflict },
		}),
		async (context) => {
			const { id, name } = holderOf(context);
			return context.json(await oneTimeCodes.begin(id, { site: await readSiteName(), person: name }), 200);
		},
	);

	router.openapi(
		createRoute({
			...route,
			method: "post",
			path: "/api/admin/keys/one-time-codes/confirm",
			summary: "Turn one-time codes on with the first one: the access code no longer suffices alone",
			request: { body: jsonBody(oneTimeCodeInput) },
			responses: {
				200: json(madeRecoveryCodes, "Recovery codes, where there were none: they are told once"),
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => {
			const { id } = holderOf(context);
			if (!(await oneTimeCodes.confirm(id, context.req.valid("json").code))) {
				const message = "This is not the code that the app shows now.";
				throw new ApiError(400, "wrong-code", message, { fields: { code: message } });
			}
			return context.json({ recoveryCodes: await keys.makeMissingCodes(id) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...route,
			method: "delete",
			path: "/api/admin/keys/one-time-codes",
			summary: "Turn one-time codes off",
			responses: { 204: { description: "They are off" }, ...refused.signedOut },
		}),
		async (context) => {
			await keys.removeOneTimeCodes(holderOf(context).id);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...route,
			method: "post",
			path: "/api/admin/keys/recovery-codes",
			summary: "Make new recovery codes: those of before no longer count",
			responses: {
				200: json(madeRecoveryCodes, "The codes, which are told once"),
				...refused.signedOut,
				...refused.conflict,
				...refused.busy,
			},
		}),
		async (context) => {
			const { id } = holderOf(context);
			await keys.requireStrong(id, relyingParty);
			return context.json({ recoveryCodes: await recoveryCodes.make(id) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...route,
			method: "put",
			path: "/api/admin/keys/code-alone",
			summary: "Choose whether the access code suffices alone although there is a stronger key",
			request: { body: jsonBody(codeAloneInput) },
			responses: {
				204: { description: "Chosen" },
				...refused.invalid,
				...refused.signedOut,
				...refused.conflict,
			},
		}),
		async (context) => {
			await keys.setCodeAlone(holderOf(context).id, relyingParty, context.req.valid("json").codeAlone);
			return context.body(null, 204);
		},
	);

	return router;
}
