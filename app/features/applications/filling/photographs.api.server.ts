import { createRoute } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { z } from "#app/content/schema.ts";
import { formIds } from "#app/features/forms/form.ts";
import { languages } from "#app/site/site-config.ts";
import { apiRouter, json, problem, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isForeignOrigin } from "#platform/api/foreign-origin.ts";
import { shares } from "#platform/concurrency/shares.ts";
import { busy, workQueue } from "#platform/concurrency/work-queue.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import { applicationCookie } from "./application-cookie.server.ts";
import type { ApplicationPhotographs } from "./photographs.server.ts";
import {
	maxPhotographBytes,
	maxPhotographMegabytes,
	photographField,
	photographPath,
} from "./photographs.ts";

/**
 * Files that are read at once, and those that wait unread: each is in memory until it is stored. One
 * client sends two at a time, so that slow ones leave room.
 */
const limits = { concurrency: 6, maxWaiting: 24, retryAfterSeconds: 10 };
const maxOfClient = 2;

const params = z.object({ form: z.enum(formIds), question: z.string().max(100) });
const place = z.object({
	language: z.enum(languages),
	begun: z.enum(["0", "1"]).default("0"),
	step: z
		.string()
		.regex(/^\d{1,3}$/)
		.optional()
		.meta({ description: "The step to which a browser without scripts is led back." }),
});
const file = z.object({ [photographField]: z.any().meta({ type: "string", format: "binary" }) });

type Parts = {
	photographs: ApplicationPhotographs;
	siteUrl: string;
	countPhotograph: CountTry;
	clientOf(context: Context): string;
};

/** Endpoints of the photographs of an application that is filled in. */
export function photographsApi({ photographs, siteUrl, countPhotograph, clientOf }: Parts) {
	const router = apiRouter();
	const inTurn = turns(clientOf);
	const browserOf = (context: Context, form: (typeof formIds)[number]) =>
		applicationCookie(siteUrl, form).read(context.req.header("Cookie"));

	/** Refuses what nobody asked for, before its body is read. */
	const guard: MiddlewareHandler = async (context, next) => {
		const asked = params.safeParse(context.req.param());
		// The endpoint's own validation refuses an unknown form, also before the body is read.
		if (!asked.success) return next();
		const { form, question } = asked.data;
		if (isForeignOrigin(context, siteUrl))
			throw new ApiError(400, "foreign-form", "This form was sent from another site.");
		const retryAfterSeconds = await countPhotograph(clientOf(context));
		if (retryAfterSeconds !== undefined)
			throw new ApiError(429, "too-many-tries", "Please wait a little.", { more: { retryAfterSeconds } });
		await photographs.requireAsked(form, question);
		await next();
	};

	router.openapi(
		createRoute({
			method: "post",
			path: photographPath,
			summary: `Put a photograph in a form, encrypted: JPEG, PNG, WebP or HEIC of at most ${maxPhotographMegabytes} MiB`,
			middleware: [guard, inTurn],
			request: {
				params,
				query: place,
				body: { required: true, content: { "multipart/form-data": { schema: file } } },
			},
			responses: {
				200: json(z.object({ id: z.string() }), "It is stored, in place of the one before"),
				...refused.invalid,
				...refused.missing,
				...refused.tooMany,
				...refused.busy,
				409: json(problem, "The application is gone, or its key is not on this server"),
			},
		}),
		async (context) => {
			const { form, question } = context.req.valid("param");
			const { language, begun } = context.req.valid("query");
			const { [photographField]: sent } = await context.req.parseBody();
			if (!(sent instanceof File) || sent.size === 0)
				throw new ApiError(400, "no-file", "Please select an image file");
			const { browser, fresh } = browserOf(context, form);
			const own = { form, language, browser, hasBegun: begun === "1" };
			const bytes = new Uint8Array(await sent.slice(0, maxPhotographBytes + 1).arrayBuffer());
			const id = await photographs.put(own, question, bytes);
			if (fresh !== undefined) context.header("Set-Cookie", fresh);
			return context.json({ id }, 200);
		},
	);

	router.openapi(
		createRoute({
			method: "get",
			path: photographPath,
			summary: "A photograph as its applicant chose it, as a WebP: in their browser, or by a mailed link",
			request: {
				params,
				query: z.object({
					token: z.string().max(100).optional().meta({ description: "Of the link to what is held." }),
				}),
			},
			responses: {
				200: { description: "The picture", content: { "image/webp": { schema: z.string() } } },
				...refused.missing,
				409: json(problem, "The key of the applications is not on this server"),
			},
		}),
		async (context) => {
			const { form, question } = context.req.valid("param");
			const { token } = context.req.valid("query");
			const holder = token === undefined ? { browser: browserOf(context, form).browser } : { token };
			const bytes = await photographs.read(form, question, holder);
			return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/webp" });
		},
	);

	router.openapi(
		createRoute({
			method: "delete",
			path: photographPath,
			summary: "Remove a photograph from a form that was not sent",
			request: { params, query: place },
			responses: {
				204: { description: "Removed" },
				...refused.invalid,
				409: json(problem, "The application is gone, or its key is not on this server"),
			},
		}),
		async (context) => {
			const { form, question } = context.req.valid("param");
			const { language } = context.req.valid("query");
			await photographs.remove({ form, language, browser: browserOf(context, form).browser }, question);
			return context.body(null, 204);
		},
	);

	return router;
}

/** Reads so many files at once, of all clients and of each. */
function turns(clientOf: Parts["clientOf"]): MiddlewareHandler {
	const queue = workQueue(limits);
	const takeShare = shares(maxOfClient);
	return async (context, next) => {
		const release = takeShare(clientOf(context));
		if (release === undefined) throw busy(limits.retryAfterSeconds);
		try {
			await queue.run("visitor", next);
		} finally {
			release();
		}
	};
}
