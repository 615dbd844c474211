import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
export function seatingPath(tableId: string): string {
	return adminPath("table", tableId);
}

export function guestMailsPath(tableId: string, chosen: { kind?: string; guest?: string } = {}): string {
	const query = new URLSearchParams(chosen).toString();
	return `${adminPath("tableMails", tableId)}${query && `?${query}`}`;
}

/** The form of a table among the events, which says when and where. */
export function eventFormPath(tableId: string): string {
	return `${adminPaths.events}?${new URLSearchParams({ event: tableId })}`;
}
