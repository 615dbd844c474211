/** Header of every request of the content area, which other sites cannot send. */
export const contentAreaHeader = "X-Content-Area";

/** Cookie with the session's id, readable by scripts. It grants no access, unlike the session's cookie. */
export const sessionHintCookie = "signed-in";

/** Cookie of a browser that is not counted: the visitor wished so, or signed in here within a year. */
export const uncountedCookie = "uncounted";
export const uncountedSeconds = 365 * 24 * 60 * 60;

/** Returns the id of this browser's session, if it has one. */
export function hintedSession(): string | null {
	const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${sessionHintCookie}=`));
	return pair?.slice(sessionHintCookie.length + 1) || null;
}

/** Removes the hint, so that no tab considers this browser signed in. */
export function removeSessionHint(): void {
	// The asynchronous Cookie Store is not in every browser yet.
	Reflect.set(document, "cookie", `${sessionHintCookie}=; Path=/; Max-Age=0`);
}

const channelName = "ensemble-session";

/** Time for which another tab may still read the old cookie. */
const cookieDelayMs = 300;

/** Tells the other tabs of this browser to read the hint again. */
export function announceSession(): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(channelName);
	channel.postMessage("changed");
	channel.close();
}

/** Calls a listener if the session may have changed elsewhere. @returns a stop function. */
export function watchSession(listener: () => void): () => void {
	const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);
	let again: ReturnType<typeof setTimeout> | undefined;
	if (channel !== undefined) {
		channel.onmessage = () => {
			listener();
			clearTimeout(again);
			again = setTimeout(listener, cookieDelayMs);
		};
	}
	window.addEventListener("pageshow", listener);
	document.addEventListener("visibilitychange", listener);
	return () => {
		channel?.close();
		clearTimeout(again);
		window.removeEventListener("pageshow", listener);
		document.removeEventListener("visibilitychange", listener);
	};
}
