import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import type { MailedGuest } from "#app/features/guest-mails/guest-mail.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { mailPreviewQuery, type ShownMail } from "./guest-mails.query.ts";
import { WhatsAppMessage } from "./whatsapp-message.tsx";

/** A pause in typing after which the mail is shown anew. */
const debounceMs = 400;

type Props = {
	id: string;
	mail: ShownMail;
	guests: readonly MailedGuest[];
	/** True where the owner came to write by WhatsApp. */
	isForWhatsApp: boolean;
};

export function MailPreview({ id, mail, guests, isForWhatsApp }: Props) {
	const t = useText("admin");
	const [chosen, setChosen] = useState("");
	const shown = guests.find((guest) => guest.id === chosen) ?? guests[0];
	return (
		<Panel title={t("guestMails.preview")} className="pb-6">
			<div className="grid gap-5 px-5 sm:px-7">
				{shown === undefined ? (
					<p className="text-ink-soft">{t("guestMails.nobody")}</p>
				) : (
					<>
						<SelectField
							label={t("guestMails.previewOf")}
							value={shown.id}
							onChange={setChosen}
							options={guests.map((guest) => [guest.id, guest.firstName] as const)}
						/>
						<MailOfGuest {...{ id, mail, isForWhatsApp }} guest={shown} />
					</>
				)}
			</div>
		</Panel>
	);
}

function MailOfGuest({ id, mail, guest, isForWhatsApp }: Omit<Props, "guests"> & { guest: MailedGuest }) {
	const t = useText("admin");
	const note = useDebounced(mail.note, debounceMs);
	const { data, isError } = useQuery(mailPreviewQuery(id, { ...mail, note, guestId: guest.id }));
	if (data === undefined) {
		return <p role="status">{t(isError ? "guestMails.previewFailed" : "common.loading")}</p>;
	}
	return (
		<div>
			{data.message === null ? null : (
				<WhatsAppMessage
					// Another mail, note or day makes a prepared message out of date: it starts anew.
					key={JSON.stringify([mail.kind, note, mail.answerBy, guest.id])}
					{...{ guest, message: data.message }}
					tableId={id}
					mail={{ ...mail, note }}
					isAsked={isForWhatsApp}
				/>
			)}
			<p className="mb-3 font-semibold wrap-anywhere">{data.subject}</p>
			<iframe
				// No script and no form of it runs, and its links lead nowhere.
				sandbox=""
				srcDoc={data.html}
				title={t("guestMails.preview")}
				className="h-[40rem] max-h-[80svh] w-full max-w-[24.375rem] border border-clay bg-white"
			/>
		</div>
	);
}
