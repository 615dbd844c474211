/** Lets writes pass, until they are to rest for a while. */
export class WriteGate {
	#open: Promise<void> | undefined;
	#release: () => void = () => undefined;
	readonly #inFlight = new Set<Promise<unknown>>();

	/** Does a write; where writes rest, once they go on. */
	async pass<Result>(write: () => Promise<Result>): Promise<Result> {
		while (this.#open !== undefined) await this.#open;
		const writing = write();
		this.#inFlight.add(writing);
		try {
			return await writing;
		} finally {
			this.#inFlight.delete(writing);
		}
	}

	/** Lets no write begin until `release`. Resolves once none is under way. */
	async hold(): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#open = promise;
		this.#release = resolve;
		await Promise.allSettled(this.#inFlight);
	}

	release(): void {
		this.#open = undefined;
		this.#release();
	}
}
