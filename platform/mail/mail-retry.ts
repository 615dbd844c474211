const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Waits after the first failure, the second ... Afterwards it is a day each time. */
const firstWaitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs];
/** No mail waits for longer until its next try. */
export const longestWaitMs = dayMs;

/** A mail is given up after this many tries, about a week: nobody awaits it any more. */
export const maxTries = 12;

/** Returns the wait after a number of failed tries; undefined after the last. */
export function waitAfter(tries: number): number | undefined {
	return tries >= maxTries ? undefined : (firstWaitsMs[tries - 1] ?? dayMs);
}

/**
 * Returns whether the mailbox does not exist, so that no try can succeed. Only the status 5.1.x
 * says so (RFC 3463, section 3.2): other refusals may be the fault of our configuration.
 */
export function isUnknownMailbox(error: unknown): boolean {
	const response = error instanceof Error && "response" in error ? String(error.response) : "";
	return /^5\d\d[ -]5\.1\.\d{1,3}\b/.test(response);
}
