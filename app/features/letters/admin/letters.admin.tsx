import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { ContentList } from "#app/content/list/content-list.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath } from "#app/site/admin-screens.ts";
import { deletedDays } from "#app/site/site-config.ts";
import { LetterRow } from "./letter-row.tsx";
import { createLetter, letterChanges, letterRequests } from "./letters.query.ts";

export const meta = adminTitle((text) => text.letters.title);

export default function LettersScreen() {
	const t = useText("admin");
	const navigate = useNavigate();
	const { begin, beginning } = useNewLetter((id) => void navigate(adminPath("editLetter", id)));
	const button = (
		<CompactButton look="primary" disabled={beginning} onClick={() => begin(undefined)}>
			<Icon name="plus" />
			{t(beginning ? "letters.adding" : "letters.add")}
		</CompactButton>
	);

	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("letters.title")}>{button}</ScreenHead>
			<ContentList
				kind="letter"
				texts="letters"
				query={useQuery(letterRequests.list)}
				requests={letterRequests}
				rows={4}
				height="h-24"
				failedText={t("letters.failedText")}
				question={() => ({ text: t("letters.deleteText", { days: deletedDays }) })}
				row={(letter, onDelete) => (
					<LetterRow letter={letter} onDuplicate={() => begin(letter.id)} onDelete={onDelete} />
				)}
			/>
		</div>
	);
}

/** Begins a letter, new or like an earlier one, and says which it is. */
function useNewLetter(onBegun: (id: string) => void) {
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
