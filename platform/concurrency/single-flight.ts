/** Does each piece of work once for all who ask for it while it is in flight; caches nothing. */
export function singleFlight<Value>() {
	const inFlight = new Map<string, Promise<Value>>();

	/** The result of `work`, or of the work that was begun under this key and has not ended yet. */
	return (key: string, work: () => Promise<Value>): Promise<Value> => {
		const running = inFlight.get(key);
		if (running !== undefined) return running;
		const started = work().finally(() => inFlight.delete(key));
		inFlight.set(key, started);
		return started;
	};
}
