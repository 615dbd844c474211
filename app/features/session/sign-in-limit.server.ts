import { Failure } from "../../../server/platform/failure";
import { growingDelay } from "../../../server/platform/growing-delay";
import { keyOf, type OpenLimiter } from "../../../server/platform/rate-limits";

const daySeconds = 24 * 60 * 60;
/** A client is known this long after a right code. */
const knownSeconds = 14 * daySeconds;
export const freeTriesPerClient = 5;
export const freeTriesOverall = 50;
const everyone = "everyone";

export type SignInLimit = ReturnType<typeof signInLimit>;

/**
 * The waits that guessing the access code costs.
 *
 * _One client_: after 5 wrong codes in a day 1 second, then 2, 4, 8 ... up to 15 minutes: in a day 5 tries at once, 10
 * more in the 17 minutes in which the wait grows, and one every 15 minutes in what is left, about 110 in all.
 * _All clients together_, however many addresses they have: after 50 wrong codes in a day the same, up to 30
 * seconds: at most 2,935 in a day, 1.1 million in a year. A made code is one of 7 x 10^29.
 *
 * The owner is not locked out: a client that signed in within 14 days is not held up by the tries of others, and from
 * anywhere else the wait that others cause is 30 seconds at most.
 */
export function signInLimit(open: OpenLimiter) {
	const own = growingDelay(open, {
		name: "sign-in",
		free: freeTriesPerClient,
		maxWaitSeconds: 15 * 60,
		memorySeconds: daySeconds,
	});
	const overall = growingDelay(open, {
		name: "sign-in-overall",
		free: freeTriesOverall,
		maxWaitSeconds: 30,
		memorySeconds: daySeconds,
	});
	const known = open({ name: "sign-in-known", points: 1, seconds: knownSeconds });

	/** Counts one try before it is made, so that many at once cannot slip through. @throws Failure 429. */
	async function count(client: string): Promise<void> {
		const key = keyOf(client);
		const wait = await own.take(key);
		if (wait !== undefined) throw tooMany(wait);
		if (await isKnown(key)) return;
		const waitForAll = await overall.take(everyone);
		if (waitForAll === undefined) return;
		await own.giveBack(key);
		throw tooMany(waitForAll);
	}

	/** Forgets a client's tries, since one was right, and knows it from now on. */
	async function forgive(client: string): Promise<void> {
		const key = keyOf(client);
		await own.forget(key);
		if (!(await isKnown(key))) await overall.giveBack(everyone);
		await known.set(key, 1, knownSeconds);
	}

	async function isKnown(key: string): Promise<boolean> {
		return ((await known.get(key))?.msBeforeNext ?? 0) > 0;
	}

	return { count, forgive };
}

function tooMany(retryAfterSeconds: number): Failure {
	const message = `Too many tries. Please wait ${retryAfterSeconds} s before you try again.`;
	return new Failure(429, "too-many-tries", message, { more: { retryAfterSeconds } });
}
