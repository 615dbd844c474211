/** Where a page asks ahead for the routes of its own links. */
export const discoveryPath = "/assets/routes.json";

/**
 * Asks as `ask` does, but for what is asked ahead: cut off, that never answers. React Router prints
 * it as an error otherwise, and some browsers tell a page that is being left that its requests have
 * failed. Nothing is lost: a click on a link whose route is unknown asks again, with a signal, and
 * that may fail.
 */
export function calmDiscovery(ask: typeof fetch): typeof fetch {
	return (input, init) => {
		const answer = ask(input, init);
		const isAhead = input instanceof URL && input.pathname === discoveryPath && !init?.signal;
		return isAhead ? answer.catch(() => new Promise<never>(() => undefined)) : answer;
	};
}
