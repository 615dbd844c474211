import { data } from "react-router";
import { isDatabaseAway } from "#platform/database/database-failure.ts";

/**
 * What a page's loader may ask, with one difference: where the database is away, a call throws an answer with 503, which
 * React Router takes to the failure screen. `onAway` is told why.
 */
export function pagePort<Port extends object>(port: Port, onAway: (error: unknown) => void): Port {
	const calls = Object.entries(port).map(([name, call]) => {
		if (typeof call !== "function") return [name, call];
		return [
			name,
			async (...args: unknown[]) => {
				try {
					return await call(...args);
				} catch (error) {
					if (!isDatabaseAway(error)) throw error;
					onAway(error);
					throw data(null, { status: 503 });
				}
			},
		];
	});
	return Object.fromEntries(calls);
}
