import { createRoute, z } from "@hono/zod-openapi";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { findEntry } from "#app/features/texts/catalogue.server.ts";
import { sampleQuotes, sampleQuotesPath } from "#app/features/texts/sample-quotes.ts";
import type { ConsentsStore } from "#app/features/texts/storage/consents.store.server.ts";
import {
	consentInput,
	draftedWording,
	hasSameWords,
	isTestimonial,
	testimonialConsent,
} from "#app/features/texts/testimonial.ts";
import { sampleQuotesIn } from "#app/features/texts/wordings.server.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { languages } from "#app/site/site-config.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { listTexts, type TextParts } from "./text-list.server.ts";

const path = "/api/admin/testimonial-consents";
const params = z.object({ entry: z.string().max(200) });

/** The endpoints of consents to being quoted, and of testimonials without one. */
export function consentsApi(
	parts: TextParts,
	consents: ConsentsStore,
	rules: { consents: AccessRules; texts: AccessRules },
	clock: Clock,
) {
	const router = apiRouter();
	const access = rules.consents;

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List who agreed to being quoted, when and to which words",
			responses: { 200: json(z.array(testimonialConsent), "The consents"), ...refused.signedOut },
		}),
		async (context) => context.json(await consents.list(), 200),
	);

	router.openapi(
		createRoute({
			...rules.texts.administratorOnly,
			method: "get",
			path: sampleQuotesPath,
			summary: "List the testimonials that visitors read as samples, since nobody agreed to them",
			responses: { 200: json(z.array(sampleQuotes), "By list"), ...refused.signedOut },
		}),
		async (context) => {
			const [own, covered] = await Promise.all([parts.texts.list(), consents.listCovered()]);
			return context.json(sampleQuotesIn(own, covered), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${path}/{entry}`,
			summary: "Record who agreed to a testimonial as the draft has it; the notice beside it goes",
			request: { params, body: jsonBody(consentInput) },
			responses: { 200: json(testimonialConsent, "The consent"), ...refused.change },
		}),
		async (context) => {
			const { entry } = context.req.valid("param");
			const consent = context.req.valid("json");
			await checkConsent(parts, entry, consent, clock());
			return context.json(await consents.record(entry, consent), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: `${path}/{entry}`,
			summary: "Forget a consent that was withdrawn; the notice is back at once",
			request: { params },
			responses: {
				204: { description: "Forgotten" },
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			await consents.withdraw(context.req.valid("param").entry);
			return context.body(null, 204);
		},
	);

	return router;
}

/** @throws ApiError 404 for no testimonial, 409 for other words than the draft's, 400 for what is wrong. */
async function checkConsent(
	parts: TextParts,
	entry: string,
	consent: z.infer<typeof consentInput>,
	now: Date,
): Promise<void> {
	if (!isTestimonial(entry) || findEntry(`${entry}.quote`) === undefined)
		throw new ApiError(404, "not-found", "The site has no such testimonial.");
	if (consent.givenOn > dayOf(now))
		throw new ApiError(400, "consent-ahead", "This day has not come yet.", {
			fields: { givenOn: "This day has not come yet." },
		});
	const present = draftedWording(entry, (await listTexts(parts)).texts);
	if (!languages.every((language) => hasSameWords(present, consent.wording, language)))
		throw new ApiError(409, "stale", "The words were changed elsewhere in the meantime.");
	if (languages.some((language) => present[language].quote === ""))
		throw new ApiError(400, "text-blank", "There is nothing to read in this text.");
}
