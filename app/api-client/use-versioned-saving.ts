import { type RefObject, useState } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import type { ToastMessage } from "#app/ui/toast-viewport.tsx";
import { ApiError, detailOf, isSignedOut } from "./api-error.ts";
import { type ChangeNotices, useApiMutation } from "./use-api-mutation.ts";

/**
 * Saves something that was read with a version. Where it was changed elsewhere, `stale` says so, and
 * saving once more replaces that version.
 */
export function useVersionedSaving<Draft, Answer>(options: {
	/** The version that was read, and then the newest that was heard of. */
	version: RefObject<number | null>;
	send(draft: Draft): Promise<Answer>;
	notices: Omit<ChangeNotices, "done"> & {
		done: ChangeNotices["done"] | ((draft: Draft, answer: Answer) => ToastMessage);
		/** What the form says of what was typed, said too where the server does not say why it failed. */
		kept: string;
	};
	/** Hears what the server finds wrong with each field. */
	onFields?(fields: Record<string, string>, draft: Draft): void;
	/** Asks which of the two counts, in place of the message after which saving again replaces. */
	onStale?(current: unknown): void;
	onSaved(answer: Answer, draft: Draft): void;
	/** After any saving, whether it succeeded or not. */
	onSettled?(): void;
}) {
	const { version, send, notices, onFields, onStale, onSaved, onSettled } = options;
	const t = useText("admin");
	const [stale, setStale] = useState(false);
	const [lost, setLost] = useState<string>();
	/** Why it was not saved, in words or blank. */
	const reasonOf = (error: Error): string => {
		if (!(error instanceof ApiError)) return "";
		return error.unreachable ? t("common.offline") : (error.serverMessage ?? "");
	};
	const change = useApiMutation({
		send,
		...notices,
		failed: (error) => ({ description: reasonOf(error) || notices.kept, ...notices.failed }),
		isAsked: (error) => onStale !== undefined && error instanceof ApiError && error.code === "stale",
	});

	function save(draft: Draft): void {
		setStale(false);
		setLost(undefined);
		change.mutate(draft, {
			onSuccess: onSaved,
			onError: (error) => {
				if (!(error instanceof ApiError) || isSignedOut(error)) return;
				if (error.code === "stale") {
					if (onStale !== undefined) return onStale(detailOf(error, "current"));
					version.current = (detailOf(error, "current") as { version: number }).version;
					return setStale(true);
				}
				onFields?.(error.fields, draft);
				setLost(reasonOf(error));
			},
			onSettled,
		});
	}

	return {
		save,
		/** What was sent last. */
		sent: change.variables,
		saving: change.isPending,
		stale,
		/** Why it was not saved, in words or blank; undefined while nothing failed. */
		lost,
	};
}
