/** The address for prefetching the routes of a page's links. */
export const discoveryPath = "/assets/routes.json";

/**
 * Wraps `fetch` so that a failed prefetch of routes never settles, nor one that breaks off half-way: React
 * Router would log an error, also for a page that is being left. A click requests the route again, with a signal, and that may fail.
 */
export function calmDiscovery(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
	return (input, init) => {
		const response = fetch(input, init);
		const isPrefetch = input instanceof URL && input.pathname === discoveryPath && !init?.signal;
		return isPrefetch ? response.then(whole).catch(() => new Promise<never>(() => undefined)) : response;
	};
}

const whole = async (answer: Response) => new Response(await answer.text(), answer);
