import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useRef, useState } from "react";
import { FormProvider, useController, useForm } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { textPath } from "#app/content/localized.ts";
import { eventDraft } from "#app/features/events/event.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";
import type { EventDraft } from "./event-draft.ts";
import { EventFields, EventTranslation } from "./event-fields.tsx";
import { type OpenForm, storeEventForm } from "./stored-event.ts";
import { UnpublishQuestion } from "./unpublish-question.tsx";
import { useEventSaving } from "./use-event-saving.ts";

/** The form of an event, in its place in the list. It closes when it was saved or is cancelled. */
export function EventForm({ opened, onClose }: { opened: OpenForm; onClose(): void }) {
	const t = useText("admin");
	const isNew = opened.id === undefined;
	const form = useForm<EventDraft>({ defaultValues: opened.draft, resolver: zodResolver(eventDraft) });
	const version = useRef(opened.version);
	const done = useRef(false);
	const { save, saving, stale, lost } = useEventSaving({
		id: opened.id,
		version,
		onSaved: () => {
			done.current = true;
			onClose();
		},
	});
	const { isDirty } = form.formState;
	const isUnsaved = () => isDirty && !done.current && isSignedIn();
	useStoredForm(opened, version, () => (isDirty && !done.current ? form.getValues() : undefined));

	const [unpublished, setUnpublished] = useState<EventDraft>();
	const wasShown = opened.id !== undefined && opened.draft.published;

	const leading = useLanguage();
	useEffect(() => {
		form.setFocus(textPath("title", leading));
	}, [form, leading]);

	function submit(draft: EventDraft): void {
		if (wasShown && !draft.published && draft.state !== "cancelled") setUnpublished(draft);
		else save(draft);
	}

	/** Saves what the form holds with the answer to what unpublishing means. */
	function unpublish(answer: Pick<EventDraft, "published" | "state">): void {
		if (unpublished !== undefined) save({ ...unpublished, ...answer });
		setUnpublished(undefined);
	}

	return (
		<FormProvider {...form}>
			<form
				noValidate
				onSubmit={form.handleSubmit(submit)}
				aria-labelledby="event-form"
				className="grid gap-6 px-5 py-6 sm:px-7"
			>
				<h2 id="event-form" className="font-serif text-[1.3rem] leading-tight">
					{t(isNew ? "events.createHeading" : "events.editHeading")}
				</h2>
				{opened.unread ? (
					<p className="border-l-2 border-brand pl-4 text-small">
						{t("events.unread", { words: opened.unread })}
					</p>
				) : null}
				{opened.isCopy ? (
					<p className="border-l-2 border-brand pl-4 text-small">{t("events.copied")}</p>
				) : null}
				<EventFields />
				{languages
					.filter((language) => language !== leading)
					.map((language) => (
						<EventTranslation key={language} language={language} />
					))}
				{stale || lost !== undefined ? (
					<p role="alert" className="border-l-2 border-brand pl-4">
						{stale ? t("events.stale") : `${t("article.notSavedTitle")} ${lost} ${t("events.notSaved")}`}
					</p>
				) : null}
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-clay pt-5">
					<PublishedSwitch />
					<div className="flex flex-wrap gap-3">
						<CompactButton look="quiet" onClick={onClose}>
							{t("events.cancel")}
						</CompactButton>
						<CompactButton look="primary" type="submit" disabled={saving}>
							{t(saving ? "events.saving" : isNew ? "events.create" : "events.update")}
						</CompactButton>
					</div>
				</div>
			</form>
			<UnpublishQuestion
				open={unpublished !== undefined}
				onStay={() => setUnpublished(undefined)}
				onCancelTable={() => unpublish({ published: true, state: "cancelled" })}
				onHide={() => unpublish({ published: false, state: unpublished?.state ?? "announced" })}
			/>
			<LeaveGuard
				isUnsaved={isUnsaved}
				onLeave={() => {
					done.current = true;
				}}
				title={t("article.leaveTitle")}
				text={t("events.leaveText")}
				stay={t("article.stay")}
				leave={t("article.leave")}
			/>
		</FormProvider>
	);
}

/** Stores what is typed when the session ends under the form: after signing in, it opens again. */
function useStoredForm(
	opened: OpenForm,
	version: RefObject<number>,
	unsaved: () => EventDraft | undefined,
): void {
	const latest = useRef(unsaved);
	useEffect(() => {
		latest.current = unsaved;
	});
	useEffect(
		() => () => {
			const draft = isSignedIn() ? undefined : latest.current();
			if (draft !== undefined) storeEventForm({ ...opened, version: version.current, draft });
		},
		[opened, version],
	);
}

function PublishedSwitch() {
	const t = useText("admin");
	const { field } = useController<EventDraft, "published">({ name: "published" });
	return (
		<div className="min-w-48">
			<Switch label={t("events.published")} checked={field.value} onChange={field.onChange} />
		</div>
	);
}
