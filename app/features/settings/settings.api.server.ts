import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { type Setting, type SettingInput, setting, settingInput } from "./setting.ts";
import type { SettingsStore } from "./settings.store.server.ts";

const path = "/api/settings";
const params = z.object({ key: z.string().max(100) });

type Parts = {
	settings: Pick<SettingsStore, "list" | "get">;
	set(key: SettingInput["key"], value: string): Promise<Setting>;
};

/** Reads and changes settings. Anyone may read them: the site shows them. */
export function settingsApi({ settings, set }: Parts, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			method: "get",
			path,
			summary: "List settings",
			responses: { 200: json(z.array(setting), "Every setting") },
		}),
		async (context) => context.json(await settings.list(), 200),
	);

	router.openapi(
		createRoute({
			method: "get",
			path: `${path}/{key}`,
			summary: "Read one setting",
			request: { params },
			responses: { 200: json(setting, "The setting"), ...refused.missing },
		}),
		async (context) => context.json(await settings.get(context.req.valid("param").key), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path,
			summary: "Change a setting",
			request: { body: jsonBody(settingInput) },
			responses: {
				200: json(setting, "The changed setting"),
				...refused.invalid,
				...refused.signedOut,
				...refused.conflict,
			},
		}),
		async (context) => {
			const { key, value } = context.req.valid("json");
			return context.json(await set(key, value), 200);
		},
	);

	return router;
}
