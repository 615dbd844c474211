import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { saveFile } from "#app/api-client/save-file.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import { dayOf } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { exportSubscribers } from "./subscribers.query.ts";

/**
 * Saves those who match as a file, and says beforehand who that is. `total` of them match, of
 * `everybody`.
 */
export function ExportSubscribers(props: { filter: SubscriberFilter; total: number; everybody: number }) {
	const { filter, total: count, everybody } = props;
	const t = useText("admin");
	const noteId = useId();
	const saving = useMutation({
		mutationFn: exportSubscribers,
		onSuccess: (file) => {
			const name = `subscribers-${dayOf(new Date())}.csv`;
			saveFile(file, name);
			showToast({ title: t("subscribers.exported"), description: name });
		},
		onError: (error) => showErrorToast(error, { title: t("subscribers.exportFailed") }),
	});
	const filters = [
		filter.state && t(`subscribers.${filter.state}`),
		filter.language && locales[filter.language].name,
		filter.search && t("subscribers.containing", { search: filter.search }),
	].filter(Boolean);
	const note =
		count === 0
			? t("subscribers.exportsNobody")
			: filters.length > 0
				? t("subscribers.exportsFound", { count, filter: filters.join(", ") })
				: t("subscribers.exportsAll", { count: everybody });
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
			<p id={noteId} className="min-w-0 text-small text-ink-soft wrap-anywhere">
				{note}
			</p>
			<CompactButton
				look="quiet"
				aria-describedby={noteId}
				aria-busy={saving.isPending}
				disabled={count === 0}
				onClick={() => {
					if (!saving.isPending) saving.mutate(filter);
				}}
			>
				{saving.isPending ? t("subscribers.exporting") : t("subscribers.export")}
			</CompactButton>
		</div>
	);
}
