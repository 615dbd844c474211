import { arrivalParameter } from "#app/site/site-config.ts";

/**
 * The address that the document was opened from, blank where nothing is known: kept as long as the
 * document stays, and stored nowhere.
 */
export const cameFrom =
	typeof document === "undefined"
		? { letter: "", referrer: "" }
		: {
				letter: new URLSearchParams(location.search).get(arrivalParameter) ?? "",
				referrer: document.referrer.split("/", 3).join("/"),
			};

/** Returns the same as the value of a request's header. */
export function cameFromHeader(): string {
	return `${new URLSearchParams(cameFrom)}`;
}
