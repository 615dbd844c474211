/** What is published shows at the next request: a copy is asked about each time before it is used. */
export const freshCopyOnly = { "Cache-Control": "public, max-age=0, must-revalidate" } as const;
