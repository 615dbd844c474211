import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { createLetter, letterChanges } from "./letters.query.ts";

/** Begins a letter, new or like an earlier one, and says which it is. */
export function useNewLetter(onBegun: (id: string) => void) {
	const t = useText("admin");
	const queries = useQueryClient();
	// A second click may come before the button shows that the first one was taken.
	const isBeginning = useRef(false);
	const creation = useMutation({
		mutationFn: createLetter,
		onSuccess: ({ id }) => {
			for (const queryKey of letterChanges) void queries.invalidateQueries({ queryKey });
			onBegun(id);
		},
		onError: (error) => showErrorToast(error, { title: t("letters.addFailed") }),
		onSettled: () => {
			isBeginning.current = false;
		},
	});
	return {
		/** `copyOf`: the id of the letter whose words it takes over, if any. */
		begin: (copyOf: string | undefined) => {
			if (isBeginning.current) return;
			isBeginning.current = true;
			creation.mutate(copyOf);
		},
		beginning: creation.isPending,
	};
}
