import { Panel } from "#app/admin-ui/screen.tsx";
import type { TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** Until when guests answer after their evening, and afterwards who sees whom again. */
export function RoundPanel(props: Pick<TableMails, "matches"> & { round: NonNullable<TableMails["round"]> }) {
	const { round, matches } = props;
	const t = useText("admin");
	const day = formatFullDay(round.lastDay, useLanguage());
	return (
		<Panel title={t("guestMails.round.title")} className="pb-6">
			<div className="grid gap-3 px-5 sm:px-7">
				<p className="text-ink-soft">
					{t(`guestMails.round.${round.isClosed ? "closed" : "open"}`, { day })}
				</p>
				{matches.length === 0 ? null : (
					<ul className="grid gap-1 font-semibold wrap-anywhere">
						{matches.map(([one, other]) => (
							<li key={`${one} ${other}`}>{t("guestMails.round.pair", { one, other })}</li>
						))}
					</ul>
				)}
				{round.isClosed && matches.length === 0 ? <p>{t("guestMails.round.none")}</p> : null}
			</div>
		</Panel>
	);
}
