import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { draftOf, isSameDraft } from "#app/content/draft.ts";
import type { Fields } from "#app/content/field.ts";
import type { DraftForm } from "./draft-form.ts";
import type { StoredDraft } from "./stored-drafts.ts";
import { dropWorkingCopy, findWorkingCopy, saveWorkingCopy } from "./working-copies.query.ts";
import { newKey } from "./working-copy.ts";

/** A pause in typing after which the text goes to the server. */
const pauseMs = 1_500;
/** When a text that did not get there is sent again. */
const retryMs = 5_000;

/** How long saving waits for a working copy that is on its way. */
const timeoutMs = 2_000;

/** The key that a text from the server has among those that are offered. */
export const serverKey = "server";

export type CopyStatus =
	| { kind: "none" }
	| { kind: "saved"; at: string }
	| { kind: "failed"; offline: boolean };

/**
 * Stores what is typed on the server, at each pause, and finds what an earlier form left there. A
 * text that was found and not taken is passed to `onReplaced` before another takes its place.
 */
export function useWorkingCopy<F extends Fields>(
	options: DraftForm<F> & { onReplaced(found: StoredDraft<F>): void },
) {
	const { kind, id, form, saved, version } = options;
	const { fields } = kind;
	const key = id ?? newKey;
	const [status, setStatus] = useState<CopyStatus>({ kind: "none" });
	const [found, setFound] = useState<StoredDraft<F>>();
	const work = useRef({
		closed: false,
		/** Whether it is known what the server holds, and whether it holds something. */
		known: false,
		held: false,
		left: undefined as StoredDraft<F> | undefined,
		timer: undefined as ReturnType<typeof setTimeout> | undefined,
		sending: new AbortController(),
		queue: Promise.resolve(),
		/** Whether a sending waits in the queue: it will send what the form holds by then. */
		isQueued: false,
	});
	const replaced = useRef(options.onReplaced);
	replaced.current = options.onReplaced;

	const offer = useCallback((left: StoredDraft<F> | undefined) => {
		work.current.left = left;
		setFound(left);
	}, []);

	const look = useCallback(async () => {
		if (work.current.known) return;
		const { copy } = await findWorkingCopy(kind, key);
		work.current.known = true;
		work.current.held = copy !== null;
		if (copy !== null && !isSameDraft(fields, copy.draft, saved.current)) {
			offer({ key: serverKey, storedAt: copy.savedAt, version: copy.version, draft: copy.draft });
		}
	}, [fields, key, kind, offer, saved]);

	const send = useCallback(async () => {
		const state = work.current;
		state.isQueued = false;
		if (state.closed) return;
		await look();
		const draft = draftOf(fields, form.getValues());
		const { signal } = state.sending;
		if (isSameDraft(fields, draft, saved.current)) {
			if (state.held && state.left === undefined) await dropWorkingCopy(kind, key);
			state.held = state.left !== undefined;
			return setStatus({ kind: "none" });
		}
		if (state.left !== undefined && !isSameDraft(fields, state.left.draft, draft))
			replaced.current(state.left);
		offer(undefined);
		// Also what is given up on its way may still arrive.
		state.held = true;
		const { savedAt } = await saveWorkingCopy(kind, key, { draft, version: version.current }, signal);
		setStatus({ kind: "saved", at: savedAt });
	}, [fields, form, key, kind, look, offer, saved, version]);

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
		/** What was found is in the form now, or is not wanted. */
		forget: () => offer(undefined),
		/** Before saving: what is on its way arrives first, or not at all. */
		pause: async () => {
			const state = work.current;
			clearTimeout(state.timer);
			const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
			await Promise.race([state.queue, timeout]);
			state.sending.abort();
			state.sending = new AbortController();
		},
		/**
		 * After saving, whether it succeeded or not: what is not saved goes to the server at the next
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
