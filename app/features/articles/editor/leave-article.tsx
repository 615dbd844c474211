import { useCallback, useContext } from "react";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { AwaitedPictures } from "#app/features/articles/editor/pictures/awaited-pictures.ts";
import { useText } from "#app/i18n/text-context.tsx";

/**
 * Asks before the form of an article is left with unsaved text, or with a picture being uploaded
 * into it.
 */
export function LeaveArticle({ isUnsaved, onLeave }: { isUnsaved(): boolean; onLeave(): void }) {
	const t = useText("admin");
	const awaited = useContext(AwaitedPictures);
	const isUnfinished = useCallback(
		() => isUnsaved() || (isSignedIn() && awaited !== undefined && awaited.size > 0),
		[isUnsaved, awaited],
	);
	return (
		<LeaveGuard
			isUnsaved={isUnfinished}
			onLeave={onLeave}
			title={t("article.leaveTitle")}
			text={t("article.leaveText")}
			stay={t("article.stay")}
			leave={t("article.leave")}
		/>
	);
}
