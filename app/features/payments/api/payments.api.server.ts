import { createRoute, z } from "@hono/zod-openapi";
import {
	clickInputs,
	owedBack,
	owedBackPath,
	paymentAccount,
	tablePayments,
} from "#app/features/payments/payment.ts";
import type { PaymentsStore } from "#app/features/payments/storage/payments.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

const path = "/api/admin/payments/{id}";
const found = { ...refused.invalid, ...refused.signedOut, ...refused.missing };
const responses = { 200: json(paymentAccount, "The account as it is now"), ...found, ...refused.conflict };

/** Endpoints of the payments of a table's guests, for the owner alone. */
export function paymentsApi(payments: PaymentsStore, access: AccessRules) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/tables/{id}/payments",
			summary: "Read what the guests of a table owe, and paid",
			request: { params: idParams },
			responses: { 200: json(tablePayments, "Every account, by first name"), ...found },
		}),
		async (context) => context.json(await payments.read(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/payment`,
			summary: "Note that a guest paid; a receipt is issued",
			request: { params: idParams, body: jsonBody(clickInputs.payment) },
			responses,
		}),
		async (context) => {
			const click = { kind: "payment", ...context.req.valid("json") } as const;
			return context.json(await payments.click(context.req.valid("param").id, click), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/correction`,
			summary: "Take back a payment that was noted by mistake; a credit note is issued",
			request: { params: idParams, body: jsonBody(clickInputs.correction) },
			responses,
		}),
		async (context) => {
			const click = { kind: "correction", ...context.req.valid("json") } as const;
			return context.json(await payments.click(context.req.valid("param").id, click), 200);
		},
	);

	addOwedBack(router, payments, access);
	return router;
}

/** Adds what is owed back, what is done with that, and with what nobody is asked for any more. */
function addOwedBack(
	router: ReturnType<typeof apiRouter>,
	payments: PaymentsStore,
	access: AccessRules,
): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: owedBackPath,
			summary: "List what is owed back at every table",
			responses: {
				200: json(z.array(owedBack), "The tables, each with these accounts"),
				...refused.signedOut,
			},
		}),
		async (context) => context.json(await payments.listOwedBack(), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/refund`,
			summary: "Note that a guest got back what the house holds beyond what is owed; a credit note is issued",
			request: { params: idParams, body: jsonBody(clickInputs.refund) },
			responses,
		}),
		async (context) => {
			const click = { kind: "refund", ...context.req.valid("json") } as const;
			return context.json(await payments.click(context.req.valid("param").id, click), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/keeping`,
			summary: "Keep what the house holds beyond what is owed, as the terms allow",
			request: { params: idParams, body: jsonBody(clickInputs.keeping) },
			responses,
		}),
		async (context) => {
			const click = { kind: "keeping", ...context.req.valid("json") } as const;
			return context.json(await payments.click(context.req.valid("param").id, click), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/forgiveness`,
			summary: "Ask a guest for less than the price of the seat, or for nothing",
			request: { params: idParams, body: jsonBody(clickInputs.forgiveness) },
			responses,
		}),
		async (context) => {
			const click = { kind: "forgiveness", ...context.req.valid("json") } as const;
			return context.json(await payments.click(context.req.valid("param").id, click), 200);
		},
	);
}
