import { PrivateLink } from "#app/api-client/private-link.tsx";
import {
	createDraftLink,
	draftLinkQuery,
	endDraftLink,
} from "#app/features/texts/admin/common/texts.query.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** The link that shows the whole site with the draft to those who have it. */
export function DraftLinkPanel() {
	const t = useText("admin");
	return (
		<PrivateLink
			title={t("texts.draftLink")}
			text={t("texts.draftLinkText")}
			state={draftLinkQuery}
			make={createDraftLink}
			end={endDraftLink}
		/>
	);
}
