/** Where a table's desk is in the content area. */
export function deskPath(tableId: string): string {
	return `/admin/table/${tableId}`;
}
