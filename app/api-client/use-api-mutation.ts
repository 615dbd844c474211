import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { showToast } from "#app/ui/toasts.tsx";
import { CallError, isSignedOut } from "./api-error.ts";

type Words = { title: string; description?: string };

/** Shows that a call failed: the server's own words where it gave some. A session that is over speaks for itself. */
export function showFailure(error: unknown, words: Words): void {
	if (isSignedOut(error)) return;
	const said = error instanceof CallError ? error.serverMessage : undefined;
	const description = words.description ?? said;
	showToast({ title: words.title, destructive: true, ...(description && { description }) });
}

/**
 * A call that changes something: says whether it succeeded, and then has the lists under `refreshes` read anew.
 * `failed` with a description keeps to its own words.
 */
export function useChange<Input, Answer>(change: {
	send(input: Input): Promise<Answer>;
	refreshes: readonly QueryKey[];
	done: Words;
	failed: Words;
}) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: change.send,
		onSuccess: () => {
			showToast(change.done);
			for (const queryKey of change.refreshes) void queries.invalidateQueries({ queryKey });
		},
		onError: (error) => showFailure(error, change.failed),
	});
}

/** Shows a toast each time that a reading fails. */
export function useFailureToast(error: Error | null, title: string): void {
	useEffect(() => {
		if (error !== null) showFailure(error, { title });
	}, [error, title]);
}
