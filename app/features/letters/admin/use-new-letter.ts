import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { createLetter, letterChanges } from "./letters.query.ts";

/** Begins a letter, new or like an earlier one, and says which it is. */
export function useNewLetter(onBegun: (id: string) => void) {
	const t = useText("admin");
	const queries = useQueryClient();
	const creation = useMutation({
		mutationFn: createLetter,
		onSuccess: ({ id }) => {
			for (const queryKey of letterChanges) void queries.invalidateQueries({ queryKey });
			onBegun(id);
		},
		onError: (error) => showErrorToast(error, { title: t("letters.addFailed") }),
	});
	return {
		/** `copyOf`: the id of the letter whose words it takes over, if any. */
		begin: (copyOf: string | undefined) => creation.mutate(copyOf),
		beginning: creation.isPending,
	};
}
