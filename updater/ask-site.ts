import { setTimeout as pause } from "node:timers/promises";

/** An answer of the site; undefined where none came in time. */
export type Answer = { status: number; text: string } | undefined;

/** A page that is rendered for the first time, on a busy machine. */
const patienceMs = 30_000;
/** The time limit of one look whether the site is ready. */
const readyPatienceMs = 5_000;
const lookEveryMs = 50;

/** Asks the site on this machine for an address. */
export async function askSite(
	port: number,
	path: string,
	{ token, timeoutMs = patienceMs }: { token?: string | undefined; timeoutMs?: number } = {},
): Promise<Answer> {
	try {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
			headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
		});
		return { status: answer.status, text: await answer.text() };
	} catch {
		return undefined;
	}
}

/** Waits until the site is ready. @returns false where it is not in time, or `hasEnded` says so before. */
export async function becomesReady(
	port: number,
	withinMs: number,
	hasEnded: () => boolean | Promise<boolean>,
) {
	const until = Date.now() + withinMs;
	while (Date.now() < until) {
		const answer = await askSite(port, "/readyz", {
			timeoutMs: Math.max(1, Math.min(readyPatienceMs, until - Date.now())),
		});
		if (answer?.status === 200) return true;
		if (await hasEnded()) return false;
		await pause(lookEveryMs);
	}
	return false;
}
