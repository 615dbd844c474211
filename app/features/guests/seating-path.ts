import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
export function seatingPath(tableId: string): string {
	return adminPath("table", tableId);
}

export function guestMailsPath(
	tableId: string,
	chosen: { kind?: string; guest?: string; by?: "whatsapp" } = {},
): string {
	const query = new URLSearchParams(chosen).toString();
	return `${adminPath("tableMails", tableId)}${query && `?${query}`}`;
}

/** The form of a table among the events, which says when and where. */
export function eventFormPath(tableId: string): string {
	return `${adminPaths.events}?${new URLSearchParams({ event: tableId })}`;
}

/** The id of a guest's row among the payments of their table. */
export function paymentRowId(guestId: string): string {
	return `payment-${guestId}`;
}

/** The payments of a table, at the row of one guest where there is one. */
export function paymentsPath(tableId: string, guestId?: string): string {
	return `${adminPath("payments", tableId)}${guestId === undefined ? "" : `#${paymentRowId(guestId)}`}`;
}
