import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { altMember, type ImageAlts, inAltMembers } from "#app/features/media/library-image.ts";
import { hashOf } from "#app/features/media/media.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { altsQuery, changedByDescribing, describeImage } from "./images.query.ts";

/** What the library says of the image at an address, and what is typed to be said of it instead. */
export function useImageAlts(url: string) {
	const t = useText("admin");
	const queries = useQueryClient();
	const hash = hashOf(url) ?? "";
	const stored = altsQuery(hash);
	const { data, isError, refetch } = useQuery(stored);
	const [typed, setTyped] = useState<Partial<ImageAlts>>({});
	const alts = inAltMembers((language) => typed[altMember(language)] ?? data?.[altMember(language)] ?? "");
	const isTyped = Object.keys(typed).length > 0;

	const saving = useApiMutation({
		// What is not typed here stays, also where another tab wrote it meanwhile.
		send: async () => describeImage(hash, { ...(await queries.fetchQuery(stored)), ...typed }),
		refreshes: changedByDescribing,
		done: { title: t("image.described") },
		failed: { title: t("image.describeFailed") },
		isAsked: () => true,
	});

	/** Stores what was typed, if something was; what is to follow comes only then. */
	function save(onSaved: () => void): void {
		// The server stores no space at the ends.
		const isSame = inAltMembers(
			(language) => alts[altMember(language)].trim() === data?.[altMember(language)],
		);
		if (!isTyped || Object.values(isSame).every(Boolean)) onSaved();
		else if (!saving.isPending) saving.mutate(undefined, { onSuccess: onSaved });
	}

	return {
		alts,
		type: (changed: Partial<ImageAlts>) => setTyped({ ...typed, ...changed }),
		save,
		isSaving: saving.isPending,
		/** Whether the server did not take what was typed. */
		isRefused: saving.isError,
		/** Asks once more for what could not be read. */
		readAgain: isError && data === undefined && !isTyped ? () => void refetch() : undefined,
	};
}

/** Asks the library whether it describes the image at an address in a language. */
export function useIsDescribed() {
	const queries = useQueryClient();
	return async (url: string, language: Language): Promise<boolean> => {
		const alts = await queries.fetchQuery(altsQuery(hashOf(url) ?? ""));
		return alts[altMember(language)] !== "";
	};
}
