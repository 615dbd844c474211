import { ApiError } from "#platform/api/api-error.ts";
import { busy, isBusy, workQueue } from "#platform/concurrency/work-queue.ts";
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
/** The checks of one person among these: whoever may sign in cannot keep the others out. */
const maxWaitingOfPerson = 3;
const retryAfterSeconds = 7;
const everyone = "everyone";

export type Caller = {
	client: string;
	/** A device of that person, or an open session: counted by itself. */
	known?: string | undefined;
	/** The person whom the caller claims to be. */
	person: string;
};

export type SignInLimit = ReturnType<typeof signInLimit>;

/**
 * Delays guesses of the access code.
 *
 * _One client or device, for one person_: after 5 wrong codes in a day 1 second, then 2, 4, 8 ... up to 15 minutes:
 * in a day 5 tries at once, 10 more in the 17 minutes in which the wait grows, and one every 15
 * minutes in what is left, about 110 in all. A right code forgives these, and no tries at anybody
 * else. _All clients together_, however many addresses they have, and each device, for whomever: after
 * 50 wrong codes in a day the same, up to 30 seconds: at most 2,935 in a day, 1.1 million in a year. A
 * random code is one of 7 x 10^29.
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
	/** Checks of known callers that wait or run, by person. */
	const underWay = new Map<string, number>();

	/**
	 * Checks a code in its turn, known callers first. Counted before, so that many cannot slip by.
	 * @throws ApiError 429 without a check, also if too many codes wait.
	 */
	async function attempt<Result>(
		{ client, known, person }: Caller,
		check: () => Promise<Result | undefined>,
	): Promise<Result | undefined> {
		const isKnown = known !== undefined;
		const from = keyOf(known ?? client);
		const caller = { key: keyOf(`${from} ${person}`), group: isKnown ? from : everyone, isKnown, person };
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
			return await (caller.isKnown
				? ofPerson(caller.person, () => checks.run("administrator", check))
				: checks.run("visitor", check));
		} catch (error) {
			// A right code that another key must join is no wrong one, and forgives none.
			if (error instanceof ApiError && error.code === "second-key-needed") await tries.refund(caller);
			if (!isBusy(error)) throw error;
			await rightCodes.refund(caller);
			await tries.refund(caller);
			throw tooMany(retryAfterSeconds);
		}
	}

	/** @throws ApiError 503 `busy` where too many of a person's checks are under way. */
	async function ofPerson<Result>(person: string, run: () => Promise<Result>): Promise<Result> {
		const count = underWay.get(person) ?? 0;
		if (count > maxWaitingOfPerson) throw busy(retryAfterSeconds);
		underWay.set(person, count + 1);
		try {
			return await run();
		} finally {
			const remaining = (underWay.get(person) ?? 1) - 1;
			if (remaining > 0) underWay.set(person, remaining);
			else underWay.delete(person);
		}
	}

	return { attempt };
}

/** `key` counts tries for one person, `group` those for whomever: of a known device, or of all who are not known. */
type Counted = { key: string; group: string; isKnown: boolean; person: string };

/** Counts tries of each caller for one person, of each device, and of all who are not known. */
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
	async function take({ key, group }: Counted): Promise<number | undefined> {
		const wait = await own.take(key);
		if (wait !== undefined) return wait;
		const waitForAll = await overall.take(group);
		if (waitForAll !== undefined) await own.refund(key);
		return waitForAll;
	}

	async function refund({ key, group }: Counted): Promise<void> {
		await own.refund(key);
		await overall.refund(group);
	}

	async function forget({ key, group }: Counted): Promise<void> {
		await own.forget(key);
		await overall.refund(group);
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
