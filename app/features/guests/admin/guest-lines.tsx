import { Link } from "react-router";
import type { SettableState } from "#app/features/guests/guest.ts";
import { type GuestNews, isUninvited } from "#app/features/guests/guest-news.ts";
import type { ListedGuest } from "#app/features/guests/seating.ts";
import { guestMailsPath } from "#app/features/guests/seating-path.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

type Props = {
	guest: ListedGuest;
	disabled: boolean;
	isBusy: boolean;
};

/** Says what a guest does not know yet, with the mail that tells them and the owner's word that she did. */
export function NewsLine(props: Props & { news: GuestNews; onTold(): void }) {
	const { guest, disabled, isBusy, onTold, news } = props;
	const t = useText("admin");
	const name = guest.firstName;
	return (
		<div className="flex flex-wrap items-center gap-x-4 text-small">
			<span className="font-semibold text-ember">
				{t(`guests.news.${news.kind}`)}
				{news.mail === "none" || news.mail === "off" ? "" : ` · ${t(`guests.newsMail.${news.mail}`)}`}
			</span>
			{news.mail === "underWay" || guest.email === "" ? null : (
				<Link
					to={guestMailsPath(guest.tableId, { kind: news.kind, guest: guest.id })}
					aria-label={t("guests.writeToOne", { guest: name })}
					className="inline-flex min-h-11 items-center"
				>
					{t("guests.writeTo")}
				</Link>
			)}
			<button
				type="button"
				aria-label={t("guests.toldOne", { guest: name })}
				disabled={disabled}
				aria-disabled={isBusy}
				onClick={onTold}
				className="min-h-11 cursor-pointer underline"
			>
				{t("guests.told")}
			</button>
		</div>
	);
}

/** Says by when an invitation is to be answered, and offers the seat to others once that day is over. */
export function AnswerLine(props: Props & { onState(state: SettableState): void }) {
	const { guest, disabled, isBusy, onState } = props;
	const t = useText("admin");
	const language = useLanguage();
	const { answerBy, state, firstName } = guest;
	if (answerBy === null || isUninvited(guest)) return null;
	if (state === "waiting") return <p className="text-small text-ink-soft">{t("guests.notKept")}</p>;
	if (state !== "invited") return null;
	const day = formatFullDay(answerBy, language);
	if (answerBy >= dayOf(new Date())) {
		return <p className="text-small text-ink-soft">{t("guests.answerBy", { day })}</p>;
	}
	return (
		<div className="flex flex-wrap items-center gap-x-4 text-small">
			<span className="font-semibold text-ember">{t("guests.noAnswer", { day })}</span>
			<button
				type="button"
				aria-label={t("guests.releaseOne", { guest: firstName })}
				disabled={disabled}
				aria-disabled={isBusy}
				onClick={() => onState("waiting")}
				className="min-h-11 cursor-pointer underline"
			>
				{t("guests.release")}
			</button>
		</div>
	);
}
