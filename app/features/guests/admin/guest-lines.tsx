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

/** The mail that a guest in a state is most likely written to about. */
const usualKinds = {
	applied: "invitation",
	invited: "invitation",
	waiting: "waiting",
	confirmed: "confirmation",
	paid: "confirmation",
	came: "feedback",
} as const;

/** Two ways to write to a guest: by mail where there is an address, by WhatsApp with a number and consent. */
export function ContactLinks({ guest }: { guest: ListedGuest }) {
	const t = useText("admin");
	const { id, tableId, state, news, firstName, email, telephone, takesMessages } = guest;
	if (state === "moved" || state === "cancelled") return null;
	const chosen = { kind: news?.kind ?? usualKinds[state], guest: id };
	const link = "inline-flex min-h-11 items-center text-small";
	return (
		<p className="flex flex-wrap gap-x-4 empty:hidden">
			{email === "" ? null : (
				<Link
					to={guestMailsPath(tableId, chosen)}
					aria-label={t("guests.byMailOne", { guest: firstName })}
					className={link}
				>
					{t("guests.byMail")}
				</Link>
			)}
			{takesMessages && telephone !== "" ? (
				<Link
					to={guestMailsPath(tableId, { ...chosen, by: "whatsapp" })}
					aria-label={t("guests.byWhatsAppOne", { guest: firstName })}
					className={link}
				>
					WhatsApp
				</Link>
			) : null}
		</p>
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
