import { useEffect, useRef } from "react";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { GuestMailKind, GuestMessage, MailedGuest } from "#app/features/guest-mails/guest-mail.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { holdsSeat } from "#app/features/guests/seats.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { noteMessage, prepareMessage, type ShownMail, tableMailsQuery } from "./guest-mails.query.ts";

type Props = {
	tableId: string;
	mail: ShownMail;
	guest: MailedGuest;
	message: GuestMessage;
	/** True where the owner came for it. */
	isAsked: boolean;
};

/** The same as a mail, shorter, for WhatsApp; noted as sent once the owner says so. */
export function WhatsAppMessage({ tableId, mail, guest, message, isAsked }: Props) {
	const t = useText("admin");
	const { kind } = mail;
	const words = { guest: guest.firstName };
	const refreshes = [tableMailsQuery(tableId).queryKey, [guestsToTellPath]];
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isAsked) place.current?.focus();
	}, [isAsked]);
	const preparing = useApiMutation({
		send: () => prepareMessage(tableId, { ...mail, guestId: guest.id }),
		refreshes,
		done: undefined,
		failed: { title: t("guestMails.prepareFailed") },
	});
	const { link, sequence } = preparing.data ?? message;
	const noting = useApiMutation({
		send: () => noteMessage(tableId, { kind, guestId: guest.id, sequence }),
		refreshes,
		done: { title: t("guestMails.whatsAppNoted", words) },
		failed: { title: t("guests.changeFailed") },
	});
	return (
		<div ref={place} tabIndex={-1} className="mb-5 grid justify-items-start gap-2">
			{link === null ? (
				<CompactButton
					look="quiet"
					aria-disabled={preparing.isPending}
					onClick={() => {
						if (!preparing.isPending) preparing.mutate(undefined);
					}}
				>
					{t(givesSeat(kind, guest) ? "guestMails.prepareSeat" : "guestMails.prepare", words)}
				</CompactButton>
			) : (
				<>
					<a href={link} target="_blank" rel="noreferrer" className={compactClass("quiet")}>
						{t("guestMails.whatsApp", words)}
					</a>
					<button
						type="button"
						aria-disabled={noting.isPending}
						onClick={() => {
							if (!noting.isPending) noting.mutate(undefined);
						}}
						className="min-h-11 cursor-pointer text-small underline"
					>
						{t("guestMails.whatsAppSent", words)}
					</button>
				</>
			)}
			<p className="text-small text-ink-soft">{t("guestMails.whatsAppHint")}</p>
		</div>
	);
}

/** Returns whether a guest gets a seat by this message. */
function givesSeat(kind: GuestMailKind, { state }: MailedGuest): boolean {
	return kind === "invitation" && !holdsSeat(state);
}
