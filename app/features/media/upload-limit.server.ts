import { limitPerClient, type OpenLimiter } from "#platform/rate-limits/rate-limits.ts";

/** A whole album in one go; each costs up to a second of the processor. */
export const uploadsPerSession = 120;
const windowSeconds = 10 * 60;

/** How often each session may upload an image. */
export const uploadLimit = (open: OpenLimiter) =>
	limitPerClient(open, { name: "upload", points: uploadsPerSession, seconds: windowSeconds });
