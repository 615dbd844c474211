/** Tells the present instant. Injected everywhere, so that tests decide what time it is. */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();
