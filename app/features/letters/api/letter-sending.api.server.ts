import { createRoute, z } from "@hono/zod-openapi";
import type { LetterService } from "#app/features/letters/compose/letter-service.server.ts";
import { audiences, letter, letterSending, letterStep } from "#app/features/letters/letter.ts";
import { type LetterPreview, letterPreview, letterTest } from "#app/features/letters/letter-check.ts";
import { letterProgress } from "#app/features/letters/letter-progress.ts";
import type { DeliveriesStore } from "#app/features/letters/storage/deliveries.store.server.ts";
import type { LettersStore } from "#app/features/letters/storage/letters.store.server.ts";
import type { ReturnsStore } from "#app/features/letters/storage/returns.store.server.ts";
import { type AccessRules, isOpenTo } from "#app/features/session/require-administrator.server.ts";
import { isEmail, normalizeEmail } from "#app/mail/email-address.ts";
import { apiRouter, idParams, json, jsonBody, problem, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";

type Parts = {
	letters: LettersStore;
	deliveries: Pick<DeliveriesStore, "progress">;
	returns: Pick<ReturnsStore, "resume">;
	service: LetterService;
	/** Called once a letter may have something to send. */
	onStep(): void;
};

const onePath = "/api/admin/letters/{id}";
const common = { ...refused.signedOut, ...refused.missing };
const changing = { ...refused.invalid, ...common, ...refused.conflict };

/** Looking at a letter before it leaves, and sending it, each with its rules. */
export function letterSendingApi(parts: Parts, rules: { writing: AccessRules; sending: AccessRules }) {
	const { letters, deliveries, returns, service, onStep } = parts;
	const router = apiRouter();
	const access = rules.sending;

	router.openapi(
		createRoute({
			...rules.writing.administratorOnly,
			method: "get",
			path: `${onePath}/preview`,
			summary: "The mails as they would leave now, and what is wrong with them",
			request: { params: idParams, query: z.object({ audience: z.enum(audiences).optional() }) },
			responses: { 200: json(letterPreview, "Mails and checks"), ...refused.invalid, ...common },
		}),
		async (context) => {
			const { audience } = context.req.valid("query");
			const preview = await service.preview(context.req.valid("param").id, audience);
			return context.json(isOpenTo(context, "sending") ? preview : withoutReaders(preview), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${onePath}/test`,
			summary: "Send a letter to one address to look at",
			request: { params: idParams, body: jsonBody(letterTest) },
			responses: {
				204: { description: "Taken by the mail server" },
				...{ ...refused.invalid, ...common },
				502: json(problem, "The mail server did not take it"),
			},
		}),
		async (context) => {
			const { email, language } = context.req.valid("json");
			const address = normalizeEmail(email);
			if (!isEmail(address)) {
				const message = "Please enter a valid email address.";
				throw new ApiError(400, "invalid", message, { fields: { email: message } });
			}
			await service.sendTest(context.req.valid("param").id, address, language);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${onePath}/send`,
			summary: "Send a letter to its readers, at once or at a time",
			request: { params: idParams, body: jsonBody(letterSending) },
			responses: { 200: json(letter, "The letter, on its way or scheduled"), ...changing },
		}),
		async (context) => {
			const { id } = context.req.valid("param");
			return context.json(await service.send(id, context.req.valid("json")), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${onePath}/step`,
			summary: "Take a letter back from its schedule, pause it, go on, or cancel what has not left",
			request: { params: idParams, body: jsonBody(letterStep) },
			responses: { 200: json(letter, "The letter in its new state"), ...changing },
		}),
		async (context) => {
			const changed = await letters.step(context.req.valid("param").id, context.req.valid("json").step);
			onStep();
			return context.json(changed, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${onePath}/listed`,
			summary: "Put a letter that has left into the list on the site, or take it out",
			request: { params: idParams, body: jsonBody(z.object({ listed: z.boolean() })) },
			responses: { 200: json(letter, "The changed letter"), ...changing },
		}),
		async (context) => {
			const { listed } = context.req.valid("json");
			return context.json(await letters.setListed(context.req.valid("param").id, listed), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${onePath}/progress`,
			summary: "How far a letter is, and what failed",
			request: { params: idParams },
			responses: { 200: json(letterProgress, "True figures"), ...common },
		}),
		async (context) => {
			const { id } = await letters.get(context.req.valid("param").id);
			return context.json(await deliveries.progress(id), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: "/api/admin/subscribers/{id}/resume",
			summary: "Send letters again to an address that refused too many",
			request: { params: idParams },
			responses: { 204: { description: "Letters are sent to it again" }, ...refused.invalid, ...common },
		}),
		async (context) => {
			await returns.resume(context.req.valid("param").id);
			return context.body(null, 204);
		},
	);

	return router;
}

/** Leaves out of a preview what it says of readers, for who writes and does not send. */
function withoutReaders({ editions, checks, ...rest }: LetterPreview): LetterPreview {
	return {
		...rest,
		editions: editions.map((edition) => ({ ...edition, recipients: 0 })),
		checks: checks.filter(({ code }) => code !== "no-readers" && code !== "paused-readers"),
	};
}
