import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const windowSeconds = 10 * 60;
/** More than a household or an office behind one address ever sends, far fewer than a program would. */
export const signUpsPerClient = 20;

/** Counts how often each client sends the form. */
export function signUpLimit() {
	const perClient = new RateLimiterMemory({ points: signUpsPerClient, duration: windowSeconds });

	/** Counts one more. @returns how many seconds the client must wait, when that was one too many. */
	async function count(client: string): Promise<number | undefined> {
		try {
			await perClient.consume(client);
			return undefined;
		} catch (refusal) {
			if (!(refusal instanceof RateLimiterRes)) throw refusal;
			return Math.ceil(refusal.msBeforeNext / 1000);
		}
	}

	return { count };
}
