/** The outcome of a delivery. `error` is the server's status, never its words. */
export type DeliveryOutcome =
	| { kind: "sent" }
	/** The reader left, paused or was erased before their turn. */
	| { kind: "skipped" }
	/** `isRefusal`: the address itself is at fault, not what we sent or who we are. */
	| { kind: "failed"; error: string; isRefusal: boolean }
	/** `backOff`: how patient everybody must be with the mail server, if at all. */
	| { kind: "retry"; error: string; waitMs: number; backOff: "none" | "away" | "slow-down" };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The waits after a letter's first failure, its second ... Then it is given up. */
const waitsMs = [5, 15, 60, 4 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minuteMs);
export const longestWaitMs = Math.max(...waitsMs);

/** Tries while the mail server is away or slows us down: at one in 15 minutes, two days. */
export const maxTries = 200;

/** Letters in a row that an address may refuse before none is sent to it any more. */
export const refusalsBeforePause = 3;

type SmtpError = { code?: string; responseCode?: number; response?: string; command?: string };

/** The commands at which the server answers for one recipient or one mail; at others it speaks to us. */
const aboutOneMail = ["RCPT TO", "DATA"];

/** The number of this try, from 1, and how often the server asked to try the letter later. */
export type Tried = { tries: number; deferrals: number };

/** Returns what a failed try means for the letter and for those behind it. */
export function outcomeOf(error: unknown, tried: Tried): DeliveryOutcome {
	const { code, responseCode, response = "", command = "" } = error as SmtpError;
	const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
	const status = [responseCode, enhanced].filter((part) => part !== undefined).join(" ");
	const reason = status || code || "ERROR";
	if (responseCode === undefined) return retryLater(reason, tried, "away");
	if (responseCode === 421 || asksForPatience(responseCode, enhanced)) {
		return retryLater(reason, tried, "slow-down");
	}
	// A refused sign-in or sender is our configuration: every letter would be refused alike.
	if (!aboutOneMail.includes(command)) return retryLater(reason, tried, "away");
	if (responseCode >= 500) {
		return { kind: "failed", error: reason, isRefusal: command === "RCPT TO" && !isPolicy(enhanced) };
	}
	const waitMs = waitsMs[tried.deferrals];
	if (waitMs === undefined) return { kind: "failed", error: reason, isRefusal: false };
	return { kind: "retry", error: reason, waitMs, backOff: "none" };
}

/**
 * Returns the outcome of a report by its status (RFC 3463). 5.0, 5.1, 5.2, 5.4, and 5.5.0 at
 * Outlook.com, speak of the address; others of us, of what we sent, or of a server that was away.
 */
export function outcomeOfReport(status: string): Extract<DeliveryOutcome, { kind: "failed" }> {
	return { kind: "failed", error: status, isRefusal: /^5\.(?:[0124]\.|5\.0$)/.test(status) };
}

/** 4.7.x speaks of rates and reputation (RFC 3463, section 3.8), as the large providers use it. */
function asksForPatience(responseCode: number, enhanced: string | undefined): boolean {
	return responseCode < 500 && enhanced !== undefined && enhanced.startsWith("4.7.");
}

/** 5.7.x: the server refuses who sends, not who receives. */
function isPolicy(enhanced: string | undefined): boolean {
	return enhanced?.startsWith("5.7.") ?? false;
}

/** Retries once everybody goes on, behind the letters that were not tried yet. */
function retryLater(error: string, { tries }: Tried, backOff: "away" | "slow-down"): DeliveryOutcome {
	if (tries >= maxTries) return { kind: "failed", error, isRefusal: false };
	return { kind: "retry", error, waitMs: 0, backOff };
}

/** The time for which all letters wait at the first sign, the second in a row ... */
const backoffMs = {
	away: [10_000, 30_000, minuteMs, 5 * minuteMs, 15 * minuteMs],
	"slow-down": [minuteMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs],
};

export function backoffAfter(reason: "away" | "slow-down", signs: number): number {
	const waits = backoffMs[reason];
	return waits[Math.min(signs, waits.length) - 1] ?? hourMs;
}
