import { ApiError } from "#platform/api/api-error.ts";
import { isBusy, workQueue } from "#platform/concurrency/work-queue.ts";
import { growingDelay } from "#platform/rate-limits/growing-delay.ts";
import { keyOf, type OpenLimiter, secondsToWait } from "#platform/rate-limits/rate-limits.ts";

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;
export const freeTriesPerClient = 5;
export const freeTriesOverall = 50;
/** Right codes from one client or device, and from all unknown clients. */
export const rightCodesPerHour = 120;
const rightCodesOverallPerHour = 600;
/**
 * Codes that wait to be checked, of unknown and of known callers each: some seven seconds. A check
 * takes 64 MiB and a thread for a third of a second, so that one is made at a time.
 */
export const maxWaitingChecks = 20;
const retryAfterSeconds = 7;
const everyone = "everyone";

export type Caller = {
	client: string;
	/** A device that signed in before, or an open session: counted by itself. */
	known?: string | undefined;
};

export type SignInLimit = ReturnType<typeof signInLimit>;

/**
 * Delays guesses of the access code.
 *
 * _One client or device_: after 5 wrong codes in a day 1 second, then 2, 4, 8 ... up to 15 minutes:
 * in a day 5 tries at once, 10 more in the 17 minutes in which the wait grows, and one every 15
 * minutes in what is left, about 110 in all. _All clients together_, however many addresses they
 * have: after 50 wrong codes in a day the same, up to 30 seconds: at most 2,935 in a day, 1.1
 * million in a year. A random code is one of 7 x 10^29.
 *
 * An attacker who takes each free try of all clients locks out other unknown clients, also with the
 * right code. A device that signed in before is not counted among them and never waits for others.
 *
 * Right codes are limited too, so that a client with the code cannot keep the process busy.
 */
export function signInLimit(open: OpenLimiter) {
	const tries = countedTries(open);
	const rightCodes = countedRightCodes(open);
	const checks = workQueue({ concurrency: 1, maxWaiting: maxWaitingChecks, retryAfterSeconds });

	/**
	 * Checks a code in its turn, known callers first. Counted before, so that many cannot slip by.
	 * @throws ApiError 429 without a check, also if too many codes wait.
	 */
	async function attempt<Result>(
		{ client, known }: Caller,
		check: () => Promise<Result | undefined>,
	): Promise<Result | undefined> {
		const caller = { key: keyOf(known ?? client), isKnown: known !== undefined };
		await takeTurn(caller);
		const result = await inTurn(caller, check);
		if (result === undefined) await rightCodes.refund(caller);
		else await tries.forget(caller);
		return result;
	}

	async function takeTurn(caller: Counted): Promise<void> {
		const wait = await tries.take(caller);
		if (wait !== undefined) throw tooMany(wait);
		// A try counts as a right one until it is known to be wrong.
		const waitForRight = await rightCodes.take(caller);
		if (waitForRight === undefined) return;
		await tries.refund(caller);
		throw tooMany(waitForRight);
	}

	async function inTurn<Result>(caller: Counted, check: () => Promise<Result>): Promise<Result> {
		try {
			return await checks.run(caller.isKnown ? "administrator" : "visitor", check);
		} catch (error) {
			// A right code that another key must join is no wrong one, and forgives none.
			if (error instanceof ApiError && error.code === "second-key-needed") await tries.refund(caller);
			if (!isBusy(error)) throw error;
			await rightCodes.refund(caller);
			await tries.refund(caller);
			throw tooMany(retryAfterSeconds);
		}
	}

	return { attempt };
}

type Counted = { key: string; isKnown: boolean };

/** Counts tries of each caller, and of all who are not known. */
function countedTries(open: OpenLimiter) {
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

	/** Counts a try. @returns the seconds to wait where it is one too many, and not counted. */
	async function take({ key, isKnown }: Counted): Promise<number | undefined> {
		const wait = await own.take(key);
		if (wait !== undefined || isKnown) return wait;
		const waitForAll = await overall.take(everyone);
		if (waitForAll !== undefined) await own.refund(key);
		return waitForAll;
	}

	async function refund({ key, isKnown }: Counted): Promise<void> {
		await own.refund(key);
		if (!isKnown) await overall.refund(everyone);
	}

	async function forget({ key, isKnown }: Counted): Promise<void> {
		await own.forget(key);
		if (!isKnown) await overall.refund(everyone);
	}

	return { take, refund, forget };
}

/** Counts right codes of each caller, and of all who are not known. */
function countedRightCodes(open: OpenLimiter) {
	const own = open({ name: "sign-in-right", points: rightCodesPerHour, seconds: hourSeconds });
	const overall = open({
		name: "sign-in-right-overall",
		points: rightCodesOverallPerHour,
		seconds: hourSeconds,
	});

	/** Counts a code. @returns the seconds to wait where it is one too many. */
	async function take({ key, isKnown }: Counted): Promise<number | undefined> {
		return (await secondsToWait(own, key)) ?? (isKnown ? undefined : await secondsToWait(overall, everyone));
	}

	async function refund({ key, isKnown }: Counted): Promise<void> {
		await own.reward(key);
		if (!isKnown) await overall.reward(everyone);
	}

	return { take, refund };
}

function tooMany(retryAfterSeconds: number): ApiError {
	const message = `Too many tries. Please wait ${retryAfterSeconds} s before you try again.`;
	return new ApiError(429, "too-many-tries", message, { more: { retryAfterSeconds } });
}
