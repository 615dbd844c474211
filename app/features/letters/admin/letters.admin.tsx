import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath } from "#app/site/admin-screens.ts";
import { LetterList } from "./letter-list.tsx";
import { lettersQuery } from "./letters.query.ts";
import { useNewLetter } from "./use-new-letter.ts";

export const meta = adminTitle((text) => text.letters.title);

export default function LettersScreen() {
	const t = useText("admin");
	const navigate = useNavigate();
	const letters = useQuery(lettersQuery);
	useErrorToast(letters.error, t("letters.failed"));
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
			{letters.data !== undefined ? (
				letters.data.length === 0 ? (
					<Panel>
						<ListState title={t("letters.emptyTitle")} text={t("letters.emptyText")} />
					</Panel>
				) : (
					<LetterList letters={letters.data} onDuplicate={begin} />
				)
			) : (
				<Panel>
					<QueryPlaceholder
						query={letters}
						rows={4}
						height="h-24"
						title={t("letters.failed")}
						text={t("letters.failedText")}
					/>
				</Panel>
			)}
		</div>
	);
}
