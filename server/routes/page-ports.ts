import { data } from "react-router";
import { isDatabaseAway, isUnwritable } from "#platform/database/database-failure.ts";

/**
 * Wraps the methods that a page may call: while the database is away or full, they throw a response
 * with 503, which React Router shows as the error page. `onAway` gets the cause.
 */
export function pagePort<Port extends object>(port: Port, onAway: (error: unknown) => void): Port {
	const methods = Object.entries(port).map(([name, method]) => {
		if (typeof method === "object" && method !== null) return [name, pagePort(method, onAway)];
		if (typeof method !== "function") return [name, method];
		return [
			name,
			async (...args: unknown[]) => {
				try {
					return await method(...args);
				} catch (error) {
					if (!isDatabaseAway(error) && !isUnwritable(error)) throw error;
					onAway(error);
					throw data(null, { status: 503 });
				}
			},
		];
	});
	return Object.fromEntries(methods);
}
