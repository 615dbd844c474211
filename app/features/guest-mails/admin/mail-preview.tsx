import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { MailedGuest, MailOrder } from "#app/features/guest-mails/guest-mail.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { mailPreviewQuery, noteTold, tableMailsQuery } from "./guest-mails.query.ts";

/** A pause in typing after which the mail is shown anew. */
const debounceMs = 400;

/** A mail as it would be ordered. */
type Shown = Omit<MailOrder, "guestIds">;

type Props = { id: string; mail: Shown; guests: readonly MailedGuest[] };

export function MailPreview({ id, mail, guests }: Props) {
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
						<ShownMail id={id} mail={mail} guest={shown} />
					</>
				)}
			</div>
		</Panel>
	);
}

function ShownMail({ id, mail, guest }: Omit<Props, "guests"> & { guest: MailedGuest }) {
	const t = useText("admin");
	const { kind } = mail;
	const note = useDebounced(mail.note, debounceMs);
	const { data, isError } = useQuery(mailPreviewQuery(id, { ...mail, note, guestId: guest.id }));
	if (data === undefined) {
		return <p role="status">{t(isError ? "guestMails.previewFailed" : "common.loading")}</p>;
	}
	return (
		<div>
			{data.whatsApp === null ? null : (
				<WhatsAppMessage key={`${kind} ${guest.id}`} tableId={id} link={data.whatsApp} guest={guest} />
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

/** The same, shorter, for WhatsApp; noted as told once the owner says that she sent it. */
function WhatsAppMessage(props: { tableId: string; link: string; guest: MailedGuest }) {
	const { tableId, link, guest } = props;
	const t = useText("admin");
	const words = { guest: guest.firstName };
	const noting = useApiMutation({
		send: () => noteTold(guest),
		refreshes: [tableMailsQuery(tableId).queryKey, [guestsToTellPath]],
		done: { title: t("guests.toldNoted", words) },
		failed: { title: t("guests.changeFailed") },
	});
	return (
		<div className="mb-5 grid justify-items-start gap-2">
			<a href={link} target="_blank" rel="noreferrer" className={compactClass("quiet")}>
				{t("guestMails.whatsApp", words)}
			</a>
			<p className="text-small text-ink-soft">{t("guestMails.whatsAppHint")}</p>
			{guest.news === null ? null : (
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
			)}
		</div>
	);
}
