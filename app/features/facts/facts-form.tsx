import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useLocation, useRevalidator } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useFieldOfAddress } from "#app/admin-ui/use-field-of-address.ts";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { ChangesNotice } from "#app/content/drafts/changes-notice.tsx";
import { useStoredChanges } from "#app/content/drafts/use-stored-changes.ts";
import { ConflictDialog } from "#app/content/editing/conflict-dialog.tsx";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { useContentSaving } from "#app/content/editing/use-content-saving.ts";
import type { ReturnState } from "#app/features/session/use-sign-in.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { type FactGroup, type Facts, factGroups, factIds, factList } from "#app/site/facts.ts";
import { factsOf, typedChanges, typedFacts } from "./fact-changes.ts";
import { FactField } from "./fact-field.tsx";
import { factsInput } from "./fact-schema.ts";
import { factsQuery, saveFacts } from "./facts.query.ts";
import type { StoredFacts } from "./stored-facts.ts";

const conflictFields: ConflictFields = Object.fromEntries(
	factIds.map((id) => {
		const { kind } = factList[id];
		const translated = kind === "lines" || kind === "forms";
		return [id, { label: `facts.labels.${id}` as const, translated, isProse: false }];
	}),
);

/** Every fact in one form: they are saved together, and are all on the website in one moment. */
export function FactsForm({ stored }: { stored: StoredFacts }) {
	const t = useText("admin");
	const form = useForm<Facts>({
		defaultValues: structuredClone(stored.facts),
		resolver: zodResolver(factsInput),
	});
	// Read here, so that the form keeps count of which fields were changed.
	const { isDirty, dirtyFields } = form.formState;
	const saved = useRef(stored.facts);
	const version = useRef<number | null>(stored.version);
	const kept = useStoredChanges({
		name: "facts",
		schema: typedFacts,
		read: () => typedChanges(form.getValues(), saved.current),
		take: (changes) => {
			for (const [id, value] of factsOf(changes)) form.setValue(id, value, { shouldDirty: true });
		},
		resumed: (useLocation().state as ReturnState | null)?.resumed === true,
	});
	const { noteChange } = kept;
	useEffect(() => form.subscribe({ formState: { values: true }, callback: noteChange }), [form, noteChange]);
	const revalidator = useRevalidator();
	const saving = useContentSaving<Facts, StoredFacts>({
		form,
		saved,
		version,
		draftOf: ({ facts }) => facts,
		send: (facts) => saveFacts({ facts, version: version.current ?? stored.version }),
		notices: {
			refreshes: [factsQuery.queryKey],
			done: { title: t("facts.saved"), description: t("facts.savedText") },
			failed: { title: t("facts.saveFailed") },
			kept: t("facts.notSaved"),
		},
		onSaved: () => {
			kept.markSaved();
			// The content area's own texts state facts too.
			void revalidator.revalidate();
		},
	});
	const isUnsaved = () => isDirty && Object.keys(dirtyFields).length > 0 && isSignedIn();
	useFieldOfAddress();

	return (
		<FormProvider {...form}>
			<ChangesNotice {...kept} />
			<form noValidate onSubmit={form.handleSubmit(saving.save)} className="grid gap-6">
				{factGroups.map((group) => (
					<FactsOfGroup key={group} group={group} />
				))}
				<div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-clay bg-sand px-4 py-3 sm:mx-0 sm:px-0">
					<p role="status" className="min-h-6 flex-1 basis-60 text-small">
						{saving.saveError === undefined
							? isDirty && t("facts.unsaved")
							: `${t("facts.notSaved")} ${saving.saveError}`}
					</p>
					<CompactButton look="primary" type="submit" disabled={saving.saving}>
						{t(saving.saving ? "facts.saving" : "facts.save")}
					</CompactButton>
				</div>
			</form>
			<ConflictDialog saving={saving} fields={conflictFields} isKept={false} />
			<LeaveGuard
				isUnsaved={isUnsaved}
				onLeave={() => {
					kept.close();
					form.reset();
				}}
				title={t("facts.leaveTitle")}
				text={t("facts.leaveText")}
				stay={t("facts.stay")}
				leave={t("facts.leave")}
			/>
		</FormProvider>
	);
}

function FactsOfGroup({ group }: { group: FactGroup }) {
	const t = useText("admin");
	return (
		<Panel title={t(`facts.groups.${group}`)}>
			<p className="px-5 pb-5 text-small text-ink-soft sm:px-7">{t(`facts.groupTexts.${group}`)}</p>
			<div className="grid items-start gap-x-8 gap-y-7 border-t border-clay px-5 py-6 sm:grid-cols-2 sm:px-7">
				{factIds
					.filter((id) => factList[id].group === group)
					.map((id) => (
						<FactField key={id} id={id} />
					))}
			</div>
		</Panel>
	);
}
