import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { ReceiptDocument } from "#app/features/payments/mails/receipt-document.ts";
import {
	type Click,
	type OwedBack,
	owedBackPath,
	type PaymentAccount,
	type TablePayments,
} from "#app/features/payments/payment.ts";
import type { ReminderInput, ReminderPreview } from "#app/features/payments/payment-mails.ts";

const tables = "/api/admin/tables";
const accounts = "/api/admin/payments";

export const paymentsQuery = (tableId: string) =>
	queryOptions<TablePayments>({ queryKey: [tables, tableId, "payments"] });

export const reminderQuery = (accountId: string) =>
	queryOptions<ReminderPreview>({ queryKey: [accounts, accountId, "reminder"] });

/** The amounts that are owed back at every table. */
export const owedBackQuery = queryOptions<OwedBack[]>({ queryKey: [owedBackPath] });

/** A receipt by its number, such as `2026-7`. */
export const receiptQuery = (number: string) =>
	queryOptions<ReceiptDocument>({ queryKey: [`/api/admin/receipts/${number.replace("-", "/")}`] });

export const sendReminder = (accountId: string, input: ReminderInput) =>
	apiRequest<PaymentAccount>("POST", `${accounts}/${accountId}/reminder`, input);

export const mailReceipt = (accountId: string, position: number) =>
	apiRequest<PaymentAccount>("POST", `${accounts}/${accountId}/receipt`, { position });

/** Frees the seat of a guest who does not pay. */
export const releaseSeat = ({ guestId, guestVersion }: PaymentAccount) =>
	apiRequest<unknown>("PUT", `/api/admin/guests/${guestId}/state`, {
		state: "cancelled",
		version: guestVersion,
	});

/** The queries that a click may change: those of guests too, as whoever paid is listed as paid. */
export const paymentChanges = [[tables], [owedBackPath]];

export const sendClick = (accountId: string, { kind, ...click }: Click) =>
	apiRequest<PaymentAccount>("POST", `${accounts}/${accountId}/${kind}`, click);
