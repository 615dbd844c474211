import type { LogMethod } from "#platform/log/log.ts";
import { isDatabaseAway } from "./database-failure.ts";

/** Refusals that follow the last line within this time belong to the same outage. */
const sameOutageMs = 30_000;

/**
 * Logs failures because the database is away once in half a minute for each message, with a count.
 */
export function quietOutages(): LogMethod {
	const lines = new Map<unknown, { at: number; refusals: number }>();
	return function logOnce(args, method) {
		const [facts, message]: unknown[] = args;
		if (typeof facts !== "object" || facts === null || !("err" in facts) || !isDatabaseAway(facts.err)) {
			method.apply(this, args);
			return;
		}
		const { at, refusals } = lines.get(message) ?? { at: Number.NEGATIVE_INFINITY, refusals: 0 };
		if (performance.now() - at < sameOutageMs) {
			lines.set(message, { at, refusals: refusals + 1 });
			return;
		}
		lines.set(message, { at: performance.now(), refusals: 0 });
		const { err, ...others } = facts;
		// The stack would be that of the first refusal.
		method.call(this, { ...others, reason: String(err), refusals: refusals + 1 }, String(message));
	};
}
