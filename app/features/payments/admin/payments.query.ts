import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { Click, PaymentAccount, TablePayments } from "#app/features/payments/payment.ts";

const tables = "/api/admin/tables";

export const paymentsQuery = (tableId: string) =>
	queryOptions<TablePayments>({ queryKey: [tables, tableId, "payments"] });

/** What a click may change: the guests of tables, too, as whoever paid is listed as paid. */
export const paymentChanges = [[tables]];

export const sendClick = (accountId: string, { kind, ...click }: Click) =>
	apiRequest<PaymentAccount>("POST", `/api/admin/payments/${accountId}/${kind}`, click);
