import { limitPerClient, type OpenLimiter } from "../../../server/platform/rate-limits";

const windowSeconds = 10 * 60;
/** More than a household or an office behind one address ever sends, far fewer than a program would. */
export const signUpsPerClient = 20;

/** How often each client may send the form. */
export const signUpLimit = (open: OpenLimiter) =>
	limitPerClient(open, { name: "newsletter", points: signUpsPerClient, seconds: windowSeconds });
