import { createRoute, z } from "@hono/zod-openapi";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { versionHead } from "#app/content/history/version.ts";
import { versionsApi } from "#app/content/history/versions.api.server.ts";
import type { LetterService } from "#app/features/letters/compose/letter-service.server.ts";
import { letter, letterFields, letterInput, letterUpdate, newLetter } from "#app/features/letters/letter.ts";
import type { LettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

const lettersPath = "/api/admin/letters";

const onePath = `${lettersPath}/{id}`;
const common = { ...refused.signedOut, ...refused.missing };
const changing = { ...refused.invalid, ...common, ...refused.conflict };

const head = versionHead.meta({ id: "LetterVersionHead" });
/** A version with everything that was saved: sent back, it is the letter again. */
const version = head.extend({ input: letterInput }).meta({ id: "LetterVersion" });

/**
 * Writing letters: the list, one of them, and what it said before. To restore a version, send its
 * `input` back as an update that says `restored`. The administrator's alone.
 */
export function lettersApi(letters: LettersStore, service: LetterService, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: lettersPath,
			summary: "List letters, the newest first",
			responses: { 200: json(z.array(letter), "Every letter"), ...refused.signedOut },
		}),
		async (context) => context.json(await letters.list(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: lettersPath,
			summary: "Begin a letter with the articles published since the last one, or copy an earlier one",
			request: { body: jsonBody(newLetter) },
			responses: { 201: json(letter, "The new draft"), ...refused.invalid, ...common },
		}),
		async (context) => {
			const { copyOf } = context.req.valid("json");
			const blank = contentOf(letterFields, blankDraft(letterFields));
			return context.json(await service.create(blank, copyOf), 201);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: onePath,
			summary: "Read one letter",
			request: { params: idParams },
			responses: { 200: json(letter, "The letter"), ...common },
		}),
		async (context) => context.json(await letters.get(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: onePath,
			summary: "Replace a draft's texts, made from the given version",
			request: { params: idParams, body: jsonBody(letterUpdate) },
			responses: { 200: json(letter, "The changed letter"), ...changing },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			return context.json(await letters.update(id, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete a letter of which nothing has left",
			request: { params: idParams },
			responses: { 204: { description: "Deleted" }, ...common, ...refused.conflict },
		}),
		async (context) => {
			await letters.remove(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	const versions = { path: onePath, noun: "a letter", schemas: { head, version }, store: letters };
	return router.route("/", versionsApi({ ...versions, access: access.administratorOnly }));
}
