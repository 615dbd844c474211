import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { guestMailsPath } from "#app/features/guests/seating-path.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { owedResultsQuery } from "./owed-results.query.ts";

/** The evenings whose guests wait for the answer that they were promised; nothing without any. */
export function OwedResultsNotice() {
	const t = useText("admin");
	const language = useLanguage();
	const { data: owed = [], error } = useQuery(owedResultsQuery);
	useErrorToast(error, t("guestMails.owed.failed"));
	return owed.map(({ id, lastDay, guests, ...texts }) => {
		const title = firstWritten(texts, "title", language);
		return (
			<div
				key={id}
				className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-[2px] border-l-2 border-brand bg-white px-5 py-4 sm:px-7"
			>
				<div className="min-w-0 wrap-anywhere">
					<p className="font-semibold">{t("guestMails.owed.title", { title, count: guests })}</p>
					<p className="max-w-column text-small text-ink-soft">
						{t("guestMails.owed.text", { day: formatFullDay(lastDay, language) })}
					</p>
				</div>
				<Link
					to={guestMailsPath(id)}
					prefetch="intent"
					aria-label={t("guestMails.owed.linkOne", { title })}
					className={compactClass("quiet")}
				>
					{t("guestMails.owed.link")}
				</Link>
			</div>
		);
	});
}
