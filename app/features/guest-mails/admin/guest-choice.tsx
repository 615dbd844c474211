import { Badge } from "#app/admin-ui/badge.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import type { MailedGuest } from "#app/features/guest-mails/guest-mail.ts";
import { isUninvited } from "#app/features/guests/guest-news.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** Lists every guest with the mails they were sent; those to whom the mail may go can be chosen. */
export function GuestChoice(props: {
	guests: readonly MailedGuest[];
	due: readonly MailedGuest[];
	chosen: readonly MailedGuest[];
	onToggle(guestId: string): void;
}) {
	const t = useText("admin");
	const { guests, due, chosen, onToggle } = props;
	return (
		<Panel title={t("guestMails.guests")}>
			<ul className="divide-y divide-clay border-t border-clay">
				{guests.map((guest) => {
					const isDue = due.includes(guest);
					return (
						<li key={guest.id} className="px-5 py-3 sm:px-7">
							<label
								className={`flex min-h-11 items-start gap-x-3 py-2 wrap-anywhere ${isDue ? "cursor-pointer" : "text-ink-soft"}`}
							>
								<input
									type="checkbox"
									className="mt-0.5 size-5 shrink-0 accent-lagoon"
									disabled={!isDue}
									checked={chosen.includes(guest)}
									onChange={() => onToggle(guest.id)}
								/>
								<span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
									<span className="font-semibold">{guest.firstName}</span>
									<Badge tone="outline">
										{t(isUninvited(guest) ? "guests.seatKept" : `guests.states.${guest.state}`)}
									</Badge>
									{guest.news === null || isUninvited(guest) ? null : (
										<span className="text-small text-ember">{t(`guests.news.${guest.news.kind}`)}</span>
									)}
									<span className="text-small text-ink-soft">{locales[guest.language].name}</span>
									{guest.hasAddress ? null : (
										<span className="text-small text-ember">{t("guestMails.outcomes.noAddress")}</span>
									)}
								</span>
							</label>
							<SentMails guest={guest} />
						</li>
					);
				})}
			</ul>
		</Panel>
	);
}

function SentMails({ guest }: { guest: MailedGuest }) {
	const t = useText("admin");
	const language = useLanguage();
	if (guest.mails.length === 0) return null;
	return (
		<ul className="pb-2 pl-8 text-small text-ink-soft">
			{guest.mails.map(({ kind, isMessage, orderedAt, status, isOld }) => (
				<li key={`${kind} ${orderedAt}`}>
					{t(`guestMails.kinds.${kind}`)},{" "}
					{t(isMessage ? "guestMails.byWhatsApp" : `guestMails.status.${status}`)},{" "}
					{formatMoment(orderedAt, language)}
					{isOld ? ` · ${t("guestMails.old")}` : ""}
				</li>
			))}
		</ul>
	);
}
