import { useRef, useState } from "react";
import { ApiError, detailOf, isSignedOut } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { shippedLook } from "#app/site/site-look.ts";
import { accentColours } from "./accent.ts";
import { lookQuery, saveLook } from "./look.query.ts";
import type { LookChoices, StoredLook } from "./stored-look.ts";

/**
 * Saves the look; this very page follows at once. Where it was changed elsewhere, the notice says
 * so, `onStale` is told how it is now, and saving once more keeps both changes.
 */
export function useLookSaving(
	openedVersion: number,
	{ onSaved, onStale }: { onSaved(saved: StoredLook): void; onStale(current: StoredLook): void },
) {
	const t = useText("admin");
	const version = useRef(openedVersion);
	const [notice, setNotice] = useState<string>();
	const change = useApiMutation({
		send: (look: LookChoices) => saveLook({ look, version: version.current }),
		refreshes: [lookQuery.queryKey],
		done: { title: t("look.saved"), description: t("look.savedText") },
		failed: { title: t("look.saveFailed") },
	});

	function save(look: LookChoices): void {
		setNotice(undefined);
		change.mutate(look, {
			onSuccess: (saved) => {
				version.current = saved.version;
				wearAccent(saved.look.accent);
				onSaved(saved);
			},
			onError: (error) => {
				if (!(error instanceof ApiError) || isSignedOut(error)) return;
				if (error.code === "stale") {
					const current = detailOf(error, "current") as StoredLook;
					version.current = current.version;
					onStale(current);
					return setNotice(t("look.stale"));
				}
				const reason = error.unreachable ? t("common.offline") : error.serverMessage;
				setNotice([t("look.notSaved"), reason].filter(Boolean).join(" "));
			},
		});
	}

	return { save, saving: change.isPending, notice };
}

/** Gives this page the accent that the next one has from the server. */
function wearAccent(accent: string | null): void {
	const { brand, ember } = accent === null ? shippedLook.accent : accentColours(accent);
	const { style } = document.documentElement;
	style.setProperty("--color-brand", brand);
	style.setProperty("--color-ember", ember);
}
