import { useQuery } from "@tanstack/react-query";
import { LinkNotice } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { guestMailsPath } from "#app/features/guests/seating-path.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { owedResultsQuery } from "./use-owed-results.ts";

/** Lists the evenings whose guests still wait for the promised results, if any. */
export function OwedResultsNotice() {
	const t = useText("admin");
	const language = useLanguage();
	const { data: owed = [], error } = useQuery(owedResultsQuery);
	useErrorToast(error, t("guestMails.owed.failed"));
	return owed.map(({ id, lastDay, guests, ...texts }) => {
		const title = firstWritten(texts, "title", language);
		return (
			<LinkNotice
				key={id}
				title={t("guestMails.owed.title", { title, count: guests })}
				text={t("guestMails.owed.text", { day: formatFullDay(lastDay, language) })}
				to={guestMailsPath(id)}
				link={t("guestMails.owed.link")}
				spoken={t("guestMails.owed.linkOne", { title })}
			/>
		);
	});
}
