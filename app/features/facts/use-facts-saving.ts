import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Facts } from "#app/site/facts.ts";
import { factsQuery, saveFacts } from "./facts.query.ts";
import type { StoredFacts } from "./stored-facts.ts";

/**
 * Saves the facts. Where they were changed elsewhere, the notice says so, `onStale` is told what
 * they are now, and saving once more keeps both changes. The content area's own texts, which state facts too, are then read anew.
 */
export function useFactsSaving(
	openedVersion: number,
	{ onSaved, onStale }: { onSaved(facts: Facts): void; onStale(current: Facts): void },
) {
	const t = useText("admin");
	const version = useRef(openedVersion);
	const revalidator = useRevalidator();
	const [notice, setNotice] = useState<string>();
	const change = useApiMutation({
		send: (facts: Facts) => saveFacts({ facts, version: version.current }),
		refreshes: [factsQuery.queryKey],
		done: { title: t("facts.saved"), description: t("facts.savedText") },
		failed: { title: t("facts.saveFailed") },
	});

	function save(facts: Facts): void {
		setNotice(undefined);
		change.mutate(facts, {
			onSuccess: (saved) => {
				version.current = saved.version;
				onSaved(saved.facts);
				void revalidator.revalidate();
			},
			onError: (error) => {
				if (!(error instanceof ApiError) || isSignedOut(error)) return;
				if (error.code === "stale") {
					const current = detailOf(error, "current") as StoredFacts;
					version.current = current.version;
					onStale(current.facts);
					return setNotice(t("facts.stale"));
				}
				const reason = error.unreachable ? t("common.offline") : error.serverMessage;
				setNotice([t("facts.notSaved"), reason].filter(Boolean).join(" "));
			},
		});
	}

	return { save, saving: change.isPending, notice };
}
