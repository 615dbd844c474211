import { adminPath } from "#app/site/admin-screens.ts";
/** Where a table's guest list is in the content area. */
export function seatingPath(tableId: string): string {
	return adminPath("table", tableId);
}

/** Where the mails of a table are in the content area; with one chosen, and a guest for it. */
export function guestMailsPath(tableId: string, chosen: { kind?: string; guest?: string } = {}): string {
	const query = new URLSearchParams(chosen).toString();
	return `${adminPath("tableMails", tableId)}${query && `?${query}`}`;
}
