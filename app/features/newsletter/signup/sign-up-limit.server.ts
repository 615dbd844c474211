import { limitPerClient, type OpenLimiter } from "#platform/rate-limits/rate-limits.ts";

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;
/** A launch party on one Wi-Fi, and far fewer than a program would send. */
export const signUpsPerClient = { hour: 60, day: 120 };
/** Of everybody together: a busy day of a site this size, and few enough that strangers' mailboxes stay quiet. */
export const signUpsOverall = { hour: 600, day: 2_000 };
const everyone = "everyone";

export type SignUpLimit = ReturnType<typeof signUpLimit>;

/** How often the form may be sent: each sending orders one mail at most. */
export function signUpLimit(open: OpenLimiter) {
	const windows = (name: string, points: { hour: number; day: number }) => [
		{ name: `${name}-hour`, points: points.hour, seconds: hourSeconds },
		{ name: `${name}-day`, points: points.day, seconds: daySeconds },
	];
	const countOverall = limitPerClient(open, ...windows("newsletter-overall", signUpsOverall));
	return {
		/** Counts one for a client. @returns the seconds that it must wait, if it must. */
		countClient: limitPerClient(open, ...windows("newsletter", signUpsPerClient)),
		/** Counts one for all clients. @returns the seconds that everyone must wait, if so. */
		countOverall: () => countOverall(everyone),
	};
}
