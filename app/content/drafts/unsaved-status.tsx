import { formatTime } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { CopyStatus } from "./use-working-copy.ts";

/** Says where the text that is typed and not saved is stored. */
export function UnsavedStatus({ status }: { status: CopyStatus }) {
	const t = useText("admin");
	const language = useLanguage();
	if (status.kind === "saved")
		return t("article.copySaved", { time: formatTime(new Date(status.at), language) });
	if (status.kind === "failed") return t(status.offline ? "article.copyOffline" : "article.copyFailed");
	return t("article.unsaved");
}
