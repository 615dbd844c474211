import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { ConflictDialog } from "#app/content/editing/conflict-dialog.tsx";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { type Gender, type Guest, newGuest } from "#app/features/guests/guest.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { blankGuest, draftOf, type GuestDraft, type WrittenGuest } from "./guest-draft.ts";
import { GuestFields } from "./guest-fields.tsx";
import { useGuestSaving } from "./use-guest-saving.ts";

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
	const form = useForm<WrittenGuest, unknown, GuestDraft>({
		defaultValues: guest === undefined ? blankGuest(language) : draftOf(guest),
		resolver: zodResolver(newGuest),
	});
	const done = useRef(false);
	const saving = useGuestSaving({
		tableId,
		guest,
		form,
		onSaved: () => {
			done.current = true;
			onClose();
		},
	});
	const { isDirty } = form.formState;
	const showValue = (value: unknown, path: string) => {
		if (path === "gender") return t(`guests.${value as Gender}`);
		return path === "language" ? nameOfLanguage(value as Language, language) : undefined;
	};
	// One who is edited stands below the heading of their state.
	const Heading = guest === undefined ? "h2" : "h4";
	const isUnsaved = () => isDirty && !done.current && isSignedIn();
	useEffect(() => {
		form.setFocus("firstName");
	}, [form]);

	return (
		<FormProvider {...form}>
			<form
				noValidate
				onSubmit={form.handleSubmit(saving.save)}
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
			<ConflictDialog saving={saving} fields={conflictFields} isKept={false} show={showValue} />
			<LeaveGuard
				isUnsaved={isUnsaved}
				onLeave={() => {
					done.current = true;
				}}
				title={t("article.leaveTitle")}
				text={t("guests.leaveText")}
				stay={t("article.stay")}
				leave={t("article.leave")}
			/>
		</FormProvider>
	);
}
