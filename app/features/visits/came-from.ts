import { parseUrl } from "#app/i18n/web-address.ts";
import { arrivalParameter } from "#app/site/site-config.ts";

/**
 * From where the document was opened: known as long as the document stays, and stored nowhere. Both
 * are undefined on the server, and where nothing is known.
 */
export const cameFrom: { letter?: string | undefined; referrer?: string | undefined } =
	typeof document === "undefined"
		? {}
		: {
				letter: new URLSearchParams(location.search).get(arrivalParameter) ?? undefined,
				referrer: parseUrl(document.referrer)?.origin,
			};

/** Returns the same as the value of a request's header. */
export function cameFromHeader(): string {
	return new URLSearchParams(JSON.parse(JSON.stringify(cameFrom)) as Record<string, string>).toString();
}
