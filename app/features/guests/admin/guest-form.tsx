import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { type Guest, newGuest } from "#app/features/guests/guest.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { blankGuest, draftOf, type GuestDraft, type WrittenGuest } from "./guest-draft.ts";
import { GuestFields } from "./guest-fields.tsx";
import { useGuestSaving } from "./use-guest-saving.ts";

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
	const { save, saving, stale, lost } = useGuestSaving({
		tableId,
		guest,
		onField: (name, message) => form.setError(name, { message }),
		onSaved: () => {
			done.current = true;
			onClose();
		},
	});
	const { isDirty } = form.formState;
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
				onSubmit={form.handleSubmit(save)}
				aria-labelledby="guest-form"
				className="grid gap-6 px-5 py-6 sm:px-7"
			>
				<Heading id="guest-form" className="font-serif text-[1.3rem] leading-tight">
					{guest === undefined ? t("guests.addHeading") : t("guests.editHeading", { guest: guest.firstName })}
				</Heading>
				<GuestFields isNew={guest === undefined} />
				{stale || lost !== undefined ? (
					<p role="alert" className="border-l-2 border-brand pl-4">
						{stale ? t("guests.stale") : `${t("guests.saveFailed")}. ${lost} ${t("guests.notSaved")}`}
					</p>
				) : null}
				<div className="flex flex-wrap justify-end gap-3 border-t border-clay pt-5">
					<CompactButton look="quiet" onClick={onClose}>
						{t("common.cancel")}
					</CompactButton>
					<CompactButton look="primary" type="submit" disabled={saving}>
						{t(saving ? "guests.saving" : "guests.save")}
					</CompactButton>
				</div>
			</form>
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
