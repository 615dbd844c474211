/** Work that the site does by itself, again and again. */
export type Job = {
	/** Begins to take turns. */
	start(): void;
	/** Takes a turn now. Resolves once it has ended; failures are logged. */
	look(): Promise<unknown>;
	/** Takes no more turns. Resolves once the last has ended: the database can be closed. */
	stop(): Promise<void>;
};
