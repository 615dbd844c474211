import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { answerHeldMails, heldMailsQuery } from "./backups.query.ts";
import type { HeldMails, HeldMailsAnswer } from "./held-mails.ts";

/** Asks whether to send the letters and mails that a restore holds back, if there are any. */
export function HeldMailsNotice() {
	const t = useText("admin");
	const { data: held, error } = useQuery(heldMailsQuery);
	useErrorToast(error, t("backups.held.loadFailed"));
	if (held === undefined || (held.letters.length === 0 && held.reminders === 0 && held.mails === 0))
		return null;
	return <Question held={held} />;
}

function Question({ held: { letters, reminders, mails } }: { held: HeldMails }) {
	const t = useText("admin");
	const language = useLanguage();
	const { tag } = locales[language];
	const [asking, setAsking] = useState<HeldMailsAnswer>();
	const answering = useApiMutation({
		send: answerHeldMails,
		refreshes: [heldMailsQuery.queryKey, ["/api/admin/letters"], ["/api/admin/state"]],
		done: (answer) => ({ title: t(answer === "send" ? "backups.held.sent" : "backups.held.dropped") }),
		failed: { title: t("backups.held.failed") },
	});
	const list = new Intl.ListFormat(tag, { type: "unit" }).format([
		...(letters.length === 0 ? [] : [t("backups.held.letters", { count: letters.length })]),
		...(reminders === 0 ? [] : [t("backups.held.reminders", { count: reminders })]),
		...(mails === 0 ? [] : [t("backups.held.mails", { count: mails })]),
	]);
	const names = new Intl.ListFormat(tag).format(
		letters.map((letter) => firstWritten(letter, "subject", language)),
	);
	return (
		<div
			role="alert"
			className="mb-6 rounded-[2px] border-l-2 border-ember bg-white px-5 py-4 wrap-anywhere sm:px-7"
		>
			<p className="font-semibold text-ember">{t("backups.held.title")}</p>
			<p className="mt-1">{t("backups.held.waiting", { list })}</p>
			<p className="mt-1 max-w-column text-small text-ink-soft">
				{t("backups.held.warning")}
				{letters.length === 0 ? null : ` ${t("backups.held.named", { names })}`}
			</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<CompactButton look="quiet" disabled={answering.isPending} onClick={() => setAsking("send")}>
					{t("backups.held.send")}
				</CompactButton>
				<CompactButton look="quiet" disabled={answering.isPending} onClick={() => setAsking("drop")}>
					{t("backups.held.drop")}
				</CompactButton>
			</div>
			<AlertDialog
				open={asking !== undefined}
				title={t(asking === "drop" ? "backups.held.dropTitle" : "backups.held.sendTitle")}
				text={t(asking === "drop" ? "backups.held.dropText" : "backups.held.sendText", { list })}
				cancel={t("common.cancel")}
				confirm={t(asking === "drop" ? "backups.held.drop" : "backups.held.send")}
				onCancel={() => setAsking(undefined)}
				onConfirm={() => {
					if (asking !== undefined) answering.mutate(asking);
					setAsking(undefined);
				}}
			/>
		</div>
	);
}
