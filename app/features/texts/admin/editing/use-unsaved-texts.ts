import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { textsQuery } from "#app/features/texts/admin/common/texts.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { unsentChanges } from "./unsent-changes.ts";
import type { DraftFollower } from "./use-text-draft.ts";

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
