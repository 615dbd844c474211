import {
	beginSession,
	forgetSession,
	noteAlone,
	sessionToken,
	subscribeToSession,
} from "./session-storage.ts";

/** Between the tabs of one browser and one site: no other site and no server hears it. */
const channelName = "ensemble-session";
/** Another tab that is awake has answered by then. */
const answerWithinMs = 300;

type Message =
	| { kind: "asked" }
	/** `instead` of another session of this browser, as after a change of the access code. */
	| { kind: "opened"; token: string; instead: string | null }
	| { kind: "ended"; token: string };

/**
 * Shares the session with the other tabs of this browser: a new one asks them for theirs, one that
 * signs in or out takes the others along. The token stays where each tab stores it, so that it is
 * gone with the last of them. @returns what ends the sharing.
 */
export function shareSession(): () => void {
	if (typeof BroadcastChannel === "undefined") {
		noteAlone();
		return () => undefined;
	}
	const channel = new BroadcastChannel(channelName);
	const send = (message: Message) => channel.postMessage(message);
	let known = sessionToken();

	channel.onmessage = ({ data }: MessageEvent<Message>) => {
		if (data.kind === "asked") {
			if (known !== null) send({ kind: "opened", token: known, instead: null });
		} else if (data.kind === "opened" && known === data.instead) {
			known = data.token;
			beginSession(known);
		} else if (data.kind === "ended" && known === data.token) {
			known = null;
			forgetSession();
		}
	};
	const unsubscribe = subscribeToSession(() => {
		const before = known;
		known = sessionToken();
		if (known !== null && known !== before) send({ kind: "opened", token: known, instead: before });
		if (known === null && before !== null) send({ kind: "ended", token: before });
	});
	if (known === null) send({ kind: "asked" });
	const waiting = setTimeout(noteAlone, known === null ? answerWithinMs : 0);
	return () => {
		clearTimeout(waiting);
		unsubscribe();
		channel.close();
	};
}
