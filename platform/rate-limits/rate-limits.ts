import { createHash } from "node:crypto";
import type { Pool } from "pg";
import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterPostgres,
	RateLimiterRes,
} from "rate-limiter-flexible";

/** A rate limit: `points` times in `seconds`, counted from the first. */
export type LimitOptions = { name: string; points: number; seconds: number };
export type OpenLimiter = (options: LimitOptions) => RateLimiterAbstract;

/**
 * Builds every limit of the site. On PostgreSQL all processes share the counts, in rows that are
 * deleted an hour after they end; without it, or while it does not answer, each counts in memory.
 */
export function openLimiters(pool: Pool | undefined): OpenLimiter {
	return ({ name, points, seconds }) => {
		const options = { keyPrefix: name, points, duration: seconds };
		const inMemory = new RateLimiterMemory(options);
		if (pool === undefined) return inMemory;
		return new RateLimiterPostgres({
			...options,
			storeClient: pool,
			storeType: "pool",
			tableName: "rate_limits",
			tableCreated: true,
			insuranceLimiter: inMemory,
		});
	};
}

/** Hashes a client: no table says who visited, unless every IPv4 address is tried in time. */
export function keyOf(client: string): string {
	return createHash("sha256").update(client).digest("base64url");
}

/** Counts one more for a client. @returns undefined when it is allowed, else whole seconds to wait. */
export type CountTry = (client: string) => Promise<number | undefined>;

/** A limit for each client, in each of several windows, such as an hour and a day. */
export function limitPerClient(open: OpenLimiter, ...windows: LimitOptions[]): CountTry {
	return returnableLimit(open, ...windows).count;
}

/** A limit for each client that what was counted for can be taken out of again. */
export function returnableLimit(open: OpenLimiter, ...windows: LimitOptions[]) {
	const limiters = windows.map(open);

	const count: CountTry = async (client) => {
		const key = keyOf(client);
		for (const limiter of limiters) {
			const wait = await secondsToWait(limiter, key);
			if (wait !== undefined) return wait;
		}
		return undefined;
	};

	/** Counts one less for a client, where one was counted: nobody saves any up. */
	async function giveBack(client: string): Promise<void> {
		const key = keyOf(client);
		for (const limiter of limiters) {
			const counted = await limiter.get(key);
			if (counted !== null && counted.consumedPoints > 0) await limiter.reward(key, 1);
		}
	}

	return { count, giveBack };
}

/** Counts one more for a key. @returns undefined when it is allowed, else seconds to wait, at least 1. */
export async function secondsToWait(
	limiter: RateLimiterAbstract,
	key: string,
	options: { customDuration?: number } = {},
): Promise<number | undefined> {
	try {
		await limiter.consume(key, 1, options);
		return undefined;
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal;
		return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
	}
}
