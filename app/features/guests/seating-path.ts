/** Where a table's guest list is in the content area. */
export function seatingPath(tableId: string): string {
	return `/admin/table/${tableId}`;
}

/** Where the mails of a table are in the content area. */
export function guestMailsPath(tableId: string): string {
	return `/admin/table-mails/${tableId}`;
}
