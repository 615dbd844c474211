import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ToastMessage as ShownMessage } from "#app/ui/toast-viewport.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { ApiError, isSignedOut, isWithdrawn } from "./api-error.ts";

type ToastMessage = { title: string; description?: string };

/** Shows that a request failed, with the server's message if there is one; not for an ended session or a key that was not given. */
export function showErrorToast(error: unknown, texts: ToastMessage): void {
	if (isSignedOut(error) || isWithdrawn(error)) return;
	const description = texts.description ?? (error instanceof ApiError ? error.serverMessage : undefined);
	showToast({ title: texts.title, tone: "destructive", ...(description && { description }) });
}

export type ChangeNotices = {
	refreshes: readonly QueryKey[];
	done: ToastMessage;
	failed: ToastMessage;
};

/** A mutation with toasts. `failed.description` replaces the server's message. */
export function useApiMutation<Input, Answer>(
	change: Omit<ChangeNotices, "done" | "failed"> & {
		send(input: Input): Promise<Answer>;
		/** Undefined if the screen shows success otherwise. */
		done: ToastMessage | ((input: Input, answer: Answer) => ShownMessage) | undefined;
		failed: ToastMessage | ((error: Error) => ToastMessage);
		/** Returns whether the screen handles an error itself: then there is no toast. */
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

export function useErrorToast(error: Error | null, title: string): void {
	useEffect(() => {
		if (error !== null) showErrorToast(error, { title });
	}, [error, title]);
}
