import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { LastSave } from "#app/content/editing/last-save.ts";
import { presentText, type TextName, type WrittenText } from "#app/features/texts/site-text.ts";
import { tidyText } from "#app/features/texts/text-rules.ts";
import { saveChange, textsQuery } from "#app/features/texts/texts.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { unsentChanges } from "./unsent-changes.ts";

/** A pause in typing after which a text goes to the server. */
const pauseMs = 700;
/** Pause before a text that did not get there is sent again. */
const retryMs = 5_000;
/** The number of sent texts without an answer that are remembered. */
const sentKept = 20;

export type DraftStatus =
	| { kind: "same" | "typed" | "saved" }
	| { kind: "failed"; message: string | undefined }
	| { kind: "stale"; current: string; lastSave: LastSave | undefined };

/** Is told what becomes of a text, also once its form is closed. */
export type DraftFollower = {
	/** True if unsaved text is sent again though its form is closed. */
	isWaiting(): boolean;
	onOutcome(outcome: DraftOutcome): void;
};

/**
 * The outcome of a change: it is in the draft, only in this browser, or refused; then it stays in this
 * browser.
 */
export type DraftOutcome = { kind: "saved" | "unsent" } | { kind: "refused"; error: ApiError };

/**
 * Holds the text of one field: stored in this browser at once, in the server's draft at each pause.
 * The next form finds it again if it did not reach the server.
 */
export function useTextDraft(
	name: TextName,
	written: WrittenText,
	isAllowed: (text: string) => boolean,
	follower?: DraftFollower,
) {
	const { key, language } = name;
	const queries = useQueryClient();
	const unsent = useMemo(() => unsentChanges(localStorage), []);
	const [recovered] = useState(() => unsent.find(name));
	const [typed, setTyped] = useState(recovered?.text ?? presentText(written));
	const [status, setStatus] = useState<DraftStatus>({ kind: recovered === undefined ? "same" : "typed" });
	const work = useRef({
		storedKey: recovered?.storedKey ?? unsent.newKey(),
		base: recovered?.base ?? presentText(written),
		/** Texts sent since: the server may have one of them though its answer was lost. */
		sent: recovered === undefined ? [] : [...(recovered.sent ?? []), tidyText(recovered.text, written)],
		/** The last text that this form stored: another form may have taken over its key. */
		stored: typed,
		typed,
		closed: false,
		timer: undefined as ReturnType<typeof setTimeout> | undefined,
		queue: Promise.resolve(),
	});
	const rules = useRef({ shipped: written.shipped, isAllowed });
	rules.current = { shipped: written.shipped, isAllowed };
	const following = useRef(follower);
	following.current = follower;

	const send = useCallback(async () => {
		const state = work.current;
		const text = tidyText(state.typed, rules.current);
		const isTakenBack = text === state.base;
		// The draft may have any of the texts sent without an answer: only the server knows.
		if (isTakenBack && state.sent.length === 0) {
			unsent.forget(state.storedKey, state.stored);
			following.current?.onOutcome({ kind: "saved" });
			return setStatus({ kind: "same" });
		}
		if (!isTakenBack && !rules.current.isAllowed(text)) {
			if (state.closed) following.current?.onOutcome({ kind: "unsent" });
			return;
		}
		const typedThen = state.typed;
		state.sent = [...state.sent.filter((one) => one !== text), text].slice(-sentKept);
		const save = () => saveChange(queries, { key, language, text, base: state.base });
		await save().catch((error: unknown) => {
			const found = foundInstead(error);
			if (found === undefined || !state.sent.includes(found.current)) throw error;
			state.base = found.current;
			return save();
		});
		state.base = text;
		state.sent = [];
		if (state.typed !== typedThen) return;
		unsent.forget(state.storedKey, state.stored);
		following.current?.onOutcome({ kind: "saved" });
		setStatus({ kind: "saved" });
	}, [key, language, queries, unsent]);

	const sendIn = useCallback(
		(ms: number) => {
			const state = work.current;
			const isLeftHere = () =>
				following.current?.isWaiting() && unsent.find({ key, language })?.text === state.typed;
			clearTimeout(state.timer);
			state.timer = setTimeout(() => {
				// Another form has taken it over, or the screen is closed.
				if (state.closed && ms === retryMs && !isLeftHere()) return;
				state.queue = state.queue.then(send).catch((error: unknown) => {
					if (!(error instanceof ApiError)) return;
					const mayArrive = error.unreachable || error.status >= 500;
					const isHeld = mayArrive || isSignedOut(error);
					if (state.closed)
						following.current?.onOutcome(isHeld ? { kind: "unsent" } : { kind: "refused", error });
					if (isSignedOut(error)) return;
					const found = foundInstead(error);
					if (found !== undefined) return setStatus({ kind: "stale", ...found });
					setStatus({ kind: "failed", message: error.serverMessage });
					// The server would refuse it again: the next pause of typing sends the new
					// text.
					if (mayArrive && (!state.closed || following.current?.isWaiting())) sendIn(retryMs);
				});
			}, ms);
		},
		[send, key, language, unsent],
	);

	const type = useCallback(
		(text: string) => {
			const state = work.current;
			state.typed = text;
			setTyped(text);
			setStatus({ kind: "typed" });
			const storedAt = new Date().toISOString();
			const { base, sent, storedKey } = state;
			if (unsent.store({ key, language, text, base, sent, storedAt, storedKey })) state.stored = text;
			sendIn(pauseMs);
		},
		[key, language, sendIn, unsent],
	);

	useEffect(() => {
		const state = work.current;
		state.closed = false;
		if (recovered !== undefined) sendIn(0);
		const sendNow = () => sendIn(0);
		window.addEventListener("online", sendNow);
		return () => {
			state.closed = true;
			window.removeEventListener("online", sendNow);
		};
	}, [recovered, sendIn]);

	return {
		typed,
		status,
		type,
		sendNow: () => sendIn(0),
		/** Puts the chosen text in the place of the `current` one, which was written elsewhere meanwhile. */
		settle: (current: string, chosen: string) => {
			work.current.base = current;
			if (chosen === current) work.current.sent = [];
			type(chosen);
			void queries.invalidateQueries({ queryKey: textsQuery.queryKey });
		},
	};
}

/** The server's text in place of the one that a change was made from, and how it was saved. */
function foundInstead(error: unknown): { current: string; lastSave: LastSave | undefined } | undefined {
	if (!(error instanceof ApiError) || error.code !== "stale") return undefined;
	const current = detailOf(error, "current");
	const lastSave = detailOf(error, "lastSave") as LastSave | undefined;
	return typeof current === "string" ? { current, lastSave } : undefined;
}

/**
 * Follows this browser's unsaved texts on a screen whose forms close before the answer: they are sent
 * again while the screen is open, and a refusal is shown.
 */
export function useUnsavedTexts(onRefused: () => void): {
	unsent: ReadonlySet<string>;
	follower: DraftFollower;
} {
	const t = useText("admin");
	const queries = useQueryClient();
	const [unsent, setUnsent] = useState(() => unsentChanges(localStorage).keys());
	const isOpen = useRef(true);
	const refused = useRef(onRefused);
	refused.current = onRefused;

	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, []);

	const follower = useMemo<DraftFollower>(
		() => ({
			isWaiting: () => isOpen.current,
			onOutcome(outcome) {
				setUnsent(unsentChanges(localStorage).keys());
				if (outcome.kind !== "refused") return;
				const { error } = outcome;
				const description = [error.serverMessage, t("texts.leftKept")].filter(Boolean).join(" ");
				showErrorToast(error, { title: t("texts.leftRefused"), description });
				void queries.invalidateQueries({ queryKey: textsQuery.queryKey });
				refused.current();
			},
		}),
		[queries, t],
	);

	return { unsent, follower };
}
