/** The part of the address of the events' screen that names the one whose form is to open. */
const parameter = "event";

/** Where an event is changed: its form stands in its place among the others. */
export function editedEventPath(id: string): string {
	return `/admin/events?${new URLSearchParams({ [parameter]: id })}`;
}

/** The event whose form an address asks for. */
export function askedEvent(address: URLSearchParams): string | null {
	return address.get(parameter);
}
