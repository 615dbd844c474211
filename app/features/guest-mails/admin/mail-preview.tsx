import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import type { GuestMailKind, MailedGuest } from "#app/features/guest-mails/guest-mail.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { mailPreviewQuery } from "./guest-mails.query.ts";

/** A pause in typing after which the mail is shown anew. */
const debounceMs = 400;

type Props = { id: string; kind: GuestMailKind; note: string; guests: readonly MailedGuest[] };

export function MailPreview({ id, kind, note, guests }: Props) {
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
						<Shown id={id} kind={kind} note={note} guestId={shown.id} />
					</>
				)}
			</div>
		</Panel>
	);
}

function Shown({ id, kind, note, guestId }: Omit<Props, "guests"> & { guestId: string }) {
	const t = useText("admin");
	const typed = useDebounced(note, debounceMs);
	const { data, isError } = useQuery(mailPreviewQuery(id, { kind, note: typed, guestId }));
	if (data === undefined) {
		return <p role="status">{t(isError ? "guestMails.previewFailed" : "common.loading")}</p>;
	}
	return (
		<div>
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
