import { PrivateLink } from "#app/api-client/private-link.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { createDraftLink, draftLinkQuery, endDraftLink } from "./texts.query.ts";

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
