/**
 * Header of every request that the content area sends. No form and no script of another site can
 * send it, so that the session's cookie counts only beside it.
 */
export const contentAreaHeader = "X-Content-Area";

/**
 * Cookie that scripts may read: the id of the browser's session. It opens nothing; the session
 * itself stands in a cookie that no script can read.
 */
export const sessionHintCookie = "signed-in";

/** Returns the id of this browser's session; null when it has none. */
export function hintedSession(): string | null {
	const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${sessionHintCookie}=`));
	return pair?.slice(sessionHintCookie.length + 1) || null;
}

/** Removes the hint, so that no tab takes this browser for signed in. */
export function removeSessionHint(): void {
	// The asynchronous Cookie Store is not in every browser yet.
	Reflect.set(document, "cookie", `${sessionHintCookie}=; Path=/; Max-Age=0`);
}

const channelName = "ensemble-session";

/** Browsers write cookies behind the scenes: another tab may still read the old one for so long. */
const cookieDelayMs = 300;

/** Tells the other tabs of this browser to read the hint again. Carries nothing else. */
export function announceSession(): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(channelName);
	channel.postMessage("changed");
	channel.close();
}

/**
 * Calls a listener when another tab signed in or out, when this page comes back from the browser's
 * history, and when somebody comes back to it. @returns what ends that.
 */
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
