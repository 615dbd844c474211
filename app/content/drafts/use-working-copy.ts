import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import type { DraftForm } from "./draft-form.ts";
import type { StoredDraft } from "./stored-drafts.ts";
import { isSameDraft } from "./stored-kind.ts";
import { dropWorkingCopy, findWorkingCopy, saveWorkingCopy } from "./working-copies.query.ts";

/** A pause in typing after which the text goes to the server. */
const pauseMs = 1_500;
/** The pause before a text that did not get there is sent again. */
const retryMs = 5_000;

/** The longest time that saving waits for a working copy that is on its way. */
const timeoutMs = 2_000;

/** The key that a text from the server has among those that are offered. */
export const serverKey = "server";

export type CopyStatus =
	| { kind: "none" }
	| { kind: "saved"; at: string }
	| { kind: "failed"; offline: boolean };

type Listeners<Draft extends object> = {
	/** Takes a text that was found, or stored by another device, before another takes its place. */
	onReplaced(found: StoredDraft<Draft>): void;
	/** Has a new thing go on under another key: another device goes on with this one. */
	onTaken(): void;
	onStored(): void;
};

/**
 * Stores what is typed on the server, at each pause, and finds what an earlier form left there. What
 * another device stores there meanwhile is never replaced unseen.
 */
export function useWorkingCopy<Draft extends object>(options: DraftForm<Draft> & Listeners<Draft>) {
	const { kind, id, form, saved, version, draftKey, onServer } = options;
	const { path } = kind;
	const [status, setStatus] = useState<CopyStatus>({ kind: "none" });
	const [found, setFound] = useState<StoredDraft<Draft>>();
	const work = useRef({
		closed: false,
		/** True once it is known what the server holds. */
		known: false,
		left: undefined as StoredDraft<Draft> | undefined,
		/** The text that was sent last, whether it is known to have arrived or not. */
		sent: undefined as Draft | undefined,
		timer: undefined as ReturnType<typeof setTimeout> | undefined,
		sending: new AbortController(),
		queue: Promise.resolve(),
		/** A sending waits in the queue: it will send what the form holds by then. */
		isQueued: false,
	});
	const listeners = useRef<Listeners<Draft>>(options);
	listeners.current = options;

	const offer = useCallback((left: StoredDraft<Draft> | undefined) => {
		work.current.left = left;
		setFound(left);
	}, []);

	const look = useCallback(async () => {
		if (work.current.known || path === undefined) return;
		const { copy } = await findWorkingCopy<Draft>(path, id ?? draftKey.current);
		work.current.known = true;
		const known = [saved.current, work.current.sent, onServer.current?.draft];
		onServer.current = copy;
		const isKnown = (draft: Draft) => known.some((one) => one !== undefined && isSameDraft(kind, draft, one));
		if (copy !== null && !isKnown(copy.draft)) {
			offer({ key: serverKey, storedAt: copy.savedAt, version: copy.version, draft: copy.draft });
		}
	}, [draftKey, id, kind, offer, onServer, path, saved]);

	/** Sends what the form holds. @returns whether the server took it; if not, it is to be sent again. */
	const sendOnce = useCallback(async (): Promise<boolean> => {
		const state = work.current;
		if (state.closed || path === undefined) return true;
		await look();
		const draft = kind.normalized(form.getValues());
		const isOther = state.left !== undefined && !isSameDraft(kind, state.left.draft, draft);
		if (isSameDraft(kind, draft, saved.current)) {
			if (state.left !== undefined) return true;
			if (onServer.current !== null)
				await dropWorkingCopy(path, id ?? draftKey.current, onServer.current.savedAt);
			onServer.current = null;
			setStatus({ kind: "none" });
			return true;
		}
		if (state.left !== undefined && isOther) {
			if (id === undefined) listeners.current.onTaken();
			else listeners.current.onReplaced(state.left);
		}
		offer(undefined);
		state.sent = draft;
		try {
			const input = { draft, version: version.current, replaces: onServer.current?.savedAt ?? null };
			const { savedAt } = await saveWorkingCopy(path, id ?? draftKey.current, input, state.sending.signal);
			onServer.current = { savedAt, draft };
			listeners.current.onStored();
			setStatus({ kind: "saved", at: savedAt });
			return true;
		} catch (error) {
			// It may have arrived all the same, or another device has stored its text.
			state.known = false;
			if (!(error instanceof ApiError) || error.code !== "copy-changed") throw error;
			return false;
		}
	}, [draftKey, form, id, kind, look, offer, onServer, path, saved, version]);

	const send = useCallback(async () => {
		work.current.isQueued = false;
		while (!(await sendOnce()));
	}, [sendOnce]);

	const sendIn = useCallback(
		(ms: number) => {
			const state = work.current;
			clearTimeout(state.timer);
			state.timer = setTimeout(() => {
				if (state.isQueued) return;
				state.isQueued = true;
				state.queue = state.queue.then(send).catch((error) => {
					if (state.closed || !(error instanceof ApiError)) return;
					setStatus({ kind: "failed", offline: error.unreachable });
					// What the server refuses, it refuses again: the next pause of typing tries anew.
					if (error.unreachable || error.status >= 500) sendIn(retryMs);
				});
			}, ms);
		},
		[send],
	);

	useEffect(() => {
		const state = work.current;
		state.closed = false;
		// What cannot be read now is looked for again before anything is sent.
		state.queue = state.queue.then(look).catch(() => undefined);
		const unsubscribe = form.subscribe({
			formState: { values: true },
			callback: () => sendIn(pauseMs),
		});
		const sendNow = () => sendIn(0);
		window.addEventListener("online", sendNow);
		return () => {
			state.closed = true;
			clearTimeout(state.timer);
			unsubscribe();
			window.removeEventListener("online", sendNow);
		};
	}, [form, sendIn, look]);

	return {
		status,
		found,
		/** Forgets what was found: it is in the form now, or is not wanted. */
		forget: () => offer(undefined),
		/** Call it before saving: what is on its way arrives first, or not at all. */
		pause: async () => {
			const state = work.current;
			clearTimeout(state.timer);
			const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
			await Promise.race([state.queue, timeout]);
			state.sending.abort();
			state.sending = new AbortController();
		},
		/**
		 * Call it after saving, whether it succeeded or not: what is not saved goes to the server at the next
		 * pause.
		 */
		resume: () => sendIn(pauseMs),
		close: () => {
			work.current.closed = true;
		},
		/** Deletes what was found. */
		discard: () => {
			offer(undefined);
			sendIn(0);
		},
	};
}
