import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { applicationChanges, eraseAutomatic } from "./inbox.query.ts";
import type { ApplicationFilter, ApplicationPage } from "./inbox.ts";

/** Says that something looks automatic; shows it, or everything else, and erases it all at once. */
export function AutomaticPanel(props: {
	isShown: boolean;
	/** The first page of what is shown. */
	page: ApplicationPage;
	filter: ApplicationFilter;
	onShow(automatic: "yes" | "no"): void;
}) {
	const { isShown, page, filter, onShow } = props;
	const t = useText("admin");
	const count = page.otherSide;
	if (!isShown && count === 0) return null;
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-[2px] border-l-2 border-brand bg-white px-5 py-4 sm:px-7">
			<p className="min-w-0 text-small text-pretty">
				{isShown ? t("applications.automaticShown") : t("applications.automatic", { count })}
			</p>
			<div className="flex flex-wrap gap-3">
				<CompactButton look="quiet" onClick={() => onShow(isShown ? "no" : "yes")}>
					{t(isShown ? "applications.seeOthers" : "applications.seeAutomatic")}
				</CompactButton>
				{isShown ? <EraseAll page={page} filter={filter} /> : null}
			</div>
		</div>
	);
}

/** Erases what is listed and has arrived by now; not what a search found, since names alone are searched. */
function EraseAll({
	page: { applications, total },
	filter,
}: {
	page: ApplicationPage;
	filter: ApplicationFilter;
}) {
	const t = useText("admin");
	const [isAsking, setAsking] = useState(false);
	const { search, automatic: _, ...rest } = filter;
	const before = applications[0]?.sentAt;
	const erasing = useApiMutation({
		send: eraseAutomatic,
		refreshes: applicationChanges,
		done: (_input, { erased }) => ({ title: t("applications.automaticErased", { count: erased }) }),
		failed: { title: t("applications.automaticEraseFailed") },
	});
	if (search !== undefined || before === undefined) return null;
	return (
		<>
			<CompactButton look="danger" aria-busy={erasing.isPending} onClick={() => setAsking(true)}>
				{t("applications.eraseAutomatic", { count: total })}
			</CompactButton>
			<AlertDialog
				open={isAsking}
				title={t("applications.eraseAutomaticTitle", { count: total })}
				text={t("applications.eraseAutomaticText")}
				cancel={t("common.cancel")}
				confirm={t("applications.eraseAutomatic", { count: total })}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					erasing.mutate({ ...rest, before });
				}}
			/>
		</>
	);
}
