import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { saveFile } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { SubscriberFilter, SubscriberPage } from "#app/features/newsletter/subscriber.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { exportSubscribers } from "./subscribers.query.ts";

/**
 * Saves the subscribers who match as a file: the confirmed ones, unless another state or all are
 * chosen. Says beforehand who they are.
 */
export function ExportSubscribers(props: { filter: SubscriberFilter; page: SubscriberPage }) {
	const { filter, page } = props;
	const t = useText("admin");
	const language = useLanguage();
	const noteId = useId();
	const [isWhole, setWhole] = useState(false);
	const saving = useMutation({
		mutationFn: exportSubscribers,
		onSuccess: (file) => {
			const name = `subscribers-${dayOf(new Date())}.csv`;
			saveFile(file, name);
			showToast({ title: t("subscribers.exported"), description: name });
		},
		onError: (error) => showErrorToast(error, { title: t("subscribers.exportFailed") }),
	});
	const others = page.found.pending + page.found.unsubscribed;
	const canBeWhole = filter.state === undefined && others > 0;
	const state = filter.state ?? (isWhole && canBeWhole ? "all" : "confirmed");
	const count = filter.state === undefined && state === "confirmed" ? page.found.confirmed : page.total;
	const filters = [
		t(state === "all" ? "subscribers.allStates" : `subscribers.${state}`),
		filter.language && locales[filter.language].name,
		filter.page,
		filter.from && t("subscribers.since", { date: formatFullDay(filter.from, language) }),
		filter.to && t("subscribers.until", { date: formatFullDay(filter.to, language) }),
		filter.search && t("subscribers.containing", { search: filter.search }),
	].filter(Boolean);
	const note =
		count === 0
			? t("subscribers.exportsNobody")
			: t("subscribers.exportsFound", { count, filter: filters.join(", ") });
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
			<p id={noteId} className="min-w-0 text-small text-ink-soft wrap-anywhere">
				{note}
			</p>
			{canBeWhole ? (
				<label className="flex min-h-11 cursor-pointer items-center gap-2 text-small">
					<input
						type="checkbox"
						checked={isWhole}
						onChange={(event) => setWhole(event.target.checked)}
						className="size-5 accent-ember"
					/>
					{t("subscribers.exportWhole")}
				</label>
			) : null}
			<CompactButton
				look="quiet"
				aria-describedby={noteId}
				aria-busy={saving.isPending}
				disabled={count === 0}
				onClick={() => {
					if (!saving.isPending) saving.mutate({ ...filter, state });
				}}
			>
				{saving.isPending ? t("subscribers.exporting") : t("subscribers.export")}
			</CompactButton>
		</div>
	);
}
