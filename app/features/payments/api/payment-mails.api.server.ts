import { createRoute, z } from "@hono/zod-openapi";
import type { PaymentMailService } from "#app/features/payments/mails/payment-mail-service.server.ts";
import { receiptDocument } from "#app/features/payments/mails/receipt-document.ts";
import { paymentAccount } from "#app/features/payments/payment.ts";
import { receiptMailInput, reminderInput, reminderPreview } from "#app/features/payments/payment-mails.ts";
import type { PaymentMailsStore } from "#app/features/payments/storage/payment-mails.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, idParams, json, jsonBody, refused } from "#platform/api/api.ts";

const path = "/api/admin/payments/{id}";
const found = { ...refused.invalid, ...refused.signedOut, ...refused.missing };
const responses = { 200: json(paymentAccount, "The account as it is now"), ...found, ...refused.conflict };

const receiptParams = z.object({
	year: z.coerce.number().int().min(2000).max(9999),
	number: z.coerce.number().int().min(1).max(1_000_000_000),
});

/** Endpoints of the mails about money, and of receipts as they are printed, for the owner alone. */
export function paymentMailsApi(
	payments: Pick<PaymentMailsStore, "remind" | "mailReceipt">,
	service: Pick<PaymentMailService, "preview" | "readReceipt">,
	access: AccessRules,
) {
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${path}/reminder`,
			summary: "See the reminder that a guest would have of what they owe",
			request: { params: idParams },
			responses: {
				200: json(reminderPreview, "The mail, and the same as a message"),
				...found,
				...refused.conflict,
			},
		}),
		async (context) => context.json(await service.preview(context.req.valid("param").id), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/reminder`,
			summary: "Remind a guest of what they owe by mail, or note that they were by a message; once a day",
			request: { params: idParams, body: jsonBody(reminderInput) },
			responses,
		}),
		async (context) => {
			const { by } = context.req.valid("json");
			return context.json(await payments.remind(context.req.valid("param").id, by), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${path}/receipt`,
			summary: "Mail a guest the receipt or credit note of an entry",
			request: { params: idParams, body: jsonBody(receiptMailInput) },
			responses,
		}),
		async (context) => {
			const { position } = context.req.valid("json");
			return context.json(await payments.mailReceipt(context.req.valid("param").id, position), 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: "/api/admin/receipts/{year}/{number}",
			summary: "Read a receipt or credit note as it is printed",
			request: { params: receiptParams },
			responses: { 200: json(receiptDocument, "The receipt, in its guest's language"), ...found },
		}),
		async (context) => context.json(await service.readReceipt(context.req.valid("param")), 200),
	);

	return router;
}
