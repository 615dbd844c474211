import { useState } from "react";
import { ApiError, isSignedOut } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { SampleEntry } from "./sample-content.ts";

const paths: Record<SampleEntry["kind"], string> = { article: "/api/blog-posts", event: "/api/events" };

/** Every list and count of the content area may hold articles and events. */
const everything = [[]];

/**
 * Moves articles and events of the sample to Deleted, one after the other, and goes on where one
 * fails. `onEnd` is told the ids of those that failed.
 */
export function useSampleRemoval(onEnd: (failed: readonly string[]) => void) {
	const t = useText("admin");
	const [progress, setProgress] = useState<{ done: number; all: number }>();
	const [failed, setFailed] = useState<readonly string[]>([]);

	/** @returns the ids of those that failed. @throws ApiError once the session is over. */
	async function removeAll(entries: readonly SampleEntry[]): Promise<string[]> {
		const failures: string[] = [];
		for (const [done, { kind, id }] of entries.entries()) {
			setProgress({ done, all: entries.length });
			if (!(await remove(`${paths[kind]}/${id}`))) failures.push(id);
		}
		return failures;
	}

	const removal = useApiMutation({
		send: removeAll,
		refreshes: everything,
		done: (entries: readonly SampleEntry[], failures) => {
			const count = entries.length - failures.length;
			const moved = t("opening.moved", { count });
			if (failures.length === 0) return { title: moved };
			const title = t("opening.movingFailed", { count: failures.length });
			return { title, tone: "destructive", ...(count === 0 ? {} : { description: moved }) };
		},
		failed: { title: t("opening.movingEnded") },
	});

	function move(entries: readonly SampleEntry[]): void {
		setFailed([]);
		removal.mutate(entries, {
			onSuccess: (failures) => {
				setFailed(failures);
				onEnd(failures);
			},
			onSettled: () => setProgress(undefined),
		});
	}

	return { move, progress, failed, isPending: removal.isPending };
}

/** @returns whether it is in Deleted, or gone, now. @throws ApiError once the session is over. */
async function remove(path: string): Promise<boolean> {
	try {
		await apiRequest("DELETE", path);
		return true;
	} catch (error) {
		if (isSignedOut(error)) throw error;
		return error instanceof ApiError && error.status === 404;
	}
}
