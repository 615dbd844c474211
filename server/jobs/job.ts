/** Work that the site does by itself, again and again. */
export type Job = {
	/** Begins to take turns. */
	start(): void;
	/** Takes a turn now. Resolves once it has ended; what failed in it is logged, and made up for later. */
	look(): Promise<unknown>;
	/** Takes no more turns. Resolves once the last one has ended, so that the database can be closed. */
	stop(): Promise<void>;
};
