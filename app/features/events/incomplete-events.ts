/** The part of the list's address that says which events are shown. */
const shownParameter = "show";
const incomplete = "incomplete";

/** The query of the list's address that shows the incomplete events alone. */
export const incompleteQuery = `${shownParameter}=${incomplete}`;

/** Whether an address shows the incomplete events alone. */
export function showsIncomplete(address: URLSearchParams): boolean {
	return address.get(shownParameter) === incomplete;
}
