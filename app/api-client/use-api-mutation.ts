import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ToastMessage as ShownMessage } from "#app/ui/toast-viewport.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { ApiError, isSignedOut } from "./api-error.ts";

type ToastMessage = { title: string; description?: string };

/**
 * Shows that a request failed: with the server's own message where it gave one. A session that is
 * over speaks for itself.
 */
export function showErrorToast(error: unknown, texts: ToastMessage): void {
	if (isSignedOut(error)) return;
	const said = error instanceof ApiError ? error.serverMessage : undefined;
	const description = texts.description ?? said;
	showToast({ title: texts.title, tone: "destructive", ...(description && { description }) });
}

/** What a change makes outdated, and what is said of how it went. */
export type ChangeNotices = {
	refreshes: readonly QueryKey[];
	done: ToastMessage;
	failed: ToastMessage;
};

/**
 * A request that changes something: says whether it succeeded, and then has the lists under
 * `refreshes` read anew. What `done` says may depend on the answer. A description in `failed` is
 * shown instead of the server's message.
 */
export function useApiMutation<Input, Answer>(
	change: Omit<ChangeNotices, "done" | "failed"> & {
		send(input: Input): Promise<Answer>;
		/** Undefined where the screen says it otherwise. */
		done: ToastMessage | ((input: Input, answer: Answer) => ShownMessage) | undefined;
		failed: ToastMessage | ((error: Error) => ToastMessage);
		/** Whether the screen asks what to do about an error: no toast says it too. */
		isAsked?(error: Error): boolean;
	},
) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: change.send,
		onSuccess: (answer, input) => {
			const done = typeof change.done === "function" ? change.done(input, answer) : change.done;
			if (done !== undefined) showToast(done);
			for (const queryKey of change.refreshes) void queries.invalidateQueries({ queryKey });
		},
		onError: (error) => {
			if (change.isAsked?.(error) === true) return;
			showErrorToast(error, typeof change.failed === "function" ? change.failed(error) : change.failed);
		},
	});
}

/** Shows a toast each time that a reading fails. */
export function useErrorToast(error: Error | null, title: string): void {
	useEffect(() => {
		if (error !== null) showErrorToast(error, { title });
	}, [error, title]);
}
