/** Has every copy revalidated before it is used: changes are visible at the next request. */
export const freshCopyOnly = { "Cache-Control": "public, max-age=0, must-revalidate" } as const;

/** Returns whether `If-None-Match` (RFC 9110, 13.1.2) names a tag, without quotes, that `isOurs`. */
export function matchesEntityTag(ifNoneMatch: string, isOurs: (opaque: string) => boolean): boolean {
	if (ifNoneMatch.trim() === "*") return true;
	return [...ifNoneMatch.matchAll(/(?:W\/)?"([^"]*)"/g)].some(([, opaque = ""]) => isOurs(opaque));
}
