import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import type { Gender, Guest } from "#app/features/guests/guest.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { blankGuest, draftOf, type GuestDraft, guestDraft, guestKind } from "./guest-draft.ts";
import { GuestFields } from "./guest-fields.tsx";
import { addGuest, seatingChanges, updateGuest } from "./seating.query.ts";

const shared = { translated: false, isProse: false };

const conflictFields: ConflictFields = {
	firstName: { label: "guests.firstName", ...shared },
	age: { label: "guests.age", ...shared },
	gender: { label: "guests.gender", ...shared },
	language: { label: "guests.language", ...shared },
	email: { label: "guests.email", ...shared },
	telephone: { label: "guests.telephone", ...shared },
	diet: { label: "guests.diet", ...shared },
	note: { label: "guests.note", ...shared, isProse: true },
};

/** The form of a guest, or of a new one. It closes when they were saved or it is cancelled. */
export function GuestForm(props: { tableId: string; guest?: Guest; onClose(): void }) {
	const { tableId, guest, onClose } = props;
	const t = useText("admin");
	const language = useLanguage();
	const content = useContentForm<GuestDraft, Guest>({
		kind: guestKind,
		isPersonal: true,
		id: guest?.id,
		initial: guest === undefined ? blankGuest(language) : draftOf(guest),
		version: guest?.version ?? null,
		resolver: () => zodResolver(guestDraft(guest === undefined)),
		draftOf,
		send: ({ state = "applied", ...written }, { version }) =>
			guest === undefined
				? addGuest(tableId, { ...written, state })
				: updateGuest(guest.id, { ...written, version }),
		notices: {
			refreshes: seatingChanges,
			done: { title: t(guest === undefined ? "guests.added" : "guests.saved") },
			failed: { title: t("guests.saveFailed") },
			kept: t("guests.notSaved"),
		},
		onSaved: () => {
			content.leave();
			onClose();
		},
	});
	const { form, saving } = content;
	const showValue = (value: unknown, path: string) => {
		if (path === "gender") return t(`guests.${value as Gender}`);
		return path === "language" ? nameOfLanguage(value as Language, language) : undefined;
	};
	// One who is edited stands below the heading of their state.
	const Heading = guest === undefined ? "h2" : "h4";
	useEffect(() => {
		form.setFocus("firstName");
	}, [form]);

	return (
		<ContentForm content={content} conflict={{ fields: conflictFields, isKept: false, show: showValue }}>
			<form
				noValidate
				onSubmit={content.submit}
				aria-labelledby="guest-form"
				className="grid gap-6 px-5 py-6 sm:px-7"
			>
				<Heading id="guest-form" className="font-serif text-[1.3rem] leading-tight">
					{guest === undefined ? t("guests.addHeading") : t("guests.editHeading", { guest: guest.firstName })}
				</Heading>
				<GuestFields isNew={guest === undefined} />
				{saving.saveError === undefined ? null : (
					<p role="alert" className="border-l-2 border-brand pl-4">
						{`${t("guests.saveFailed")}. ${saving.saveError} ${t("guests.notSaved")}`}
					</p>
				)}
				<div className="flex flex-wrap justify-end gap-3 border-t border-clay pt-5">
					<CompactButton look="quiet" onClick={onClose}>
						{t("common.cancel")}
					</CompactButton>
					<CompactButton look="primary" type="submit" disabled={saving.saving}>
						{t(saving.saving ? "guests.saving" : "guests.save")}
					</CompactButton>
				</div>
			</form>
		</ContentForm>
	);
}
