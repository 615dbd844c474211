import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Failure } from "../../../server/platform/failure";

const windowSeconds = 15 * 60;
const triesPerClient = 10;
const triesOverall = 100;

export type SignInLimit = ReturnType<typeof signInLimit>;

/** Counts wrong access codes, per client address and overall. A right one clears its client's count. */
export function signInLimit() {
	const perClient = new RateLimiterMemory({ points: triesPerClient, duration: windowSeconds });
	const overall = new RateLimiterMemory({ points: triesOverall, duration: windowSeconds });

	/** Counts one try before it is made, so that many at once cannot slip through. @throws Failure 429. */
	async function count(client: string): Promise<void> {
		try {
			await perClient.consume(client);
			await overall.consume("all");
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
			throw new Failure(429, "too-many-tries", "Too many tries. Please wait before you try again.", {
				more: { retryAfterSeconds },
			});
		}
	}

	/** Forgets a client's tries, and gives back the one that was right. */
	async function forgive(client: string): Promise<void> {
		await perClient.delete(client);
		await overall.reward("all");
	}

	return { count, forgive };
}
