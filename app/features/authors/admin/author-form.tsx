import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { type FieldPath, FormProvider, useController, useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { LeaveGuard } from "#app/admin-ui/leave-guard.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { changedMembers } from "#app/content/changed-members.ts";
import { ContentField } from "#app/content/content-field.tsx";
import { blankDraft, contentOf, draftOf, isSameDraft } from "#app/content/draft.ts";
import { ChangesNotice } from "#app/content/drafts/changes-notice.tsx";
import { useStoredChanges } from "#app/content/drafts/use-stored-changes.ts";
import { ConflictDialog } from "#app/content/editing/conflict-dialog.tsx";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { useContentSaving } from "#app/content/editing/use-content-saving.ts";
import { textPath } from "#app/content/localized.ts";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import { type Author, type AuthorDraft, authorDraft, authorFields } from "#app/features/authors/author.ts";
import { showPicture } from "#app/features/media/conflict-picture.tsx";
import type { ReturnState } from "#app/features/session/use-sign-in.ts";
import { languagesFrom } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { changesName, typedAuthor } from "./author-changes.ts";
import { authorsQuery, createAuthor, updateAuthor } from "./authors.query.ts";

const conflictFields = conflictFieldsOf(authorFields, { imageUrl: "authors.portrait" });

/** The form of an author: a new one, or `author`. Whatever goes wrong, it keeps every word. */
export function AuthorForm({ author, onClose }: { author: Author | undefined; onClose(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const version = useRef(author?.version ?? null);
	const initial = author === undefined ? blankDraft(authorFields) : draftOf(authorFields, author);
	const saved = useRef<AuthorDraft>(initial);
	const form = useForm<AuthorDraft>({ defaultValues: initial, resolver: zodResolver(authorDraft) });
	const isChanged = () => !isSameDraft(authorFields, form.getValues(), saved.current);
	const kept = useStoredChanges({
		name: changesName(author?.id),
		schema: typedAuthor,
		read: () => (isChanged() ? { draft: form.getValues(), base: saved.current } : undefined),
		take: ({ draft, base }) => {
			for (const field of Object.keys(changedMembers(draft, base)) as (keyof AuthorDraft)[]) {
				form.setValue(field, draft[field], { shouldDirty: true });
			}
		},
		resumed: (useLocation().state as ReturnState | null)?.resumed === true,
	});
	const { noteChange } = kept;
	useEffect(() => form.subscribe({ formState: { values: true }, callback: noteChange }), [form, noteChange]);
	const { setFocus } = form;
	useEffect(() => setFocus("name"), [setFocus]);

	const saving = useContentSaving<AuthorDraft, Author>({
		form,
		saved,
		version,
		draftOf: (current) => draftOf(authorFields, current),
		send: (draft) => {
			const input = contentOf(authorFields, draft);
			return author === undefined
				? createAuthor(input)
				: updateAuthor(author.id, { ...input, version: version.current ?? 1 });
		},
		notices: {
			refreshes: [authorsQuery.queryKey],
			done: { title: t("authors.saved") },
			failed: { title: t("authors.saveFailed") },
			kept: t("article.notSaved"),
		},
		onInvalid: (messages) => {
			for (const [field, message] of Object.entries(messages)) {
				form.setError(field as FieldPath<AuthorDraft>, { type: "server", message });
			}
		},
		onSaved: close,
	});

	/** Nothing typed here is wanted any more. */
	function close(): void {
		kept.close();
		onClose();
	}

	return (
		<FormProvider {...form}>
			<ChangesNotice {...kept} />
			<form noValidate className="mb-8" onSubmit={form.handleSubmit(saving.save)}>
				<Panel title={t(author === undefined ? "authors.add" : "authors.editTitle")}>
					<div className="grid gap-6 border-t border-clay px-5 py-6 sm:grid-cols-[minmax(0,1fr)_14rem] sm:px-7">
						<div className="grid content-start gap-6">
							<ContentField field={authorFields.name} path="name" />
							{languagesFrom(language).map((one) => (
								<ContentField key={one} field={authorFields.words} path={textPath("words", one)} />
							))}
						</div>
						<Portrait />
						<div className="flex flex-wrap items-center gap-3 sm:col-span-2">
							<CompactButton type="submit" look="primary">
								{t(saving.saving ? "authors.saving" : "authors.save")}
							</CompactButton>
							<CompactButton look="plain" onClick={close}>
								{t("common.cancel")}
							</CompactButton>
						</div>
					</div>
				</Panel>
			</form>
			<ConflictDialog saving={saving} fields={conflictFields} isKept={false} show={showPicture} />
			<LeaveGuard
				isUnsaved={() => isSignedIn() && isChanged()}
				onLeave={kept.close}
				title={t("article.leaveTitle")}
				text={t("authors.leaveText")}
				stay={t("article.stay")}
				leave={t("article.leave")}
			/>
		</FormProvider>
	);
}

function Portrait() {
	const t = useText("admin");
	const { field } = useController<AuthorDraft, "imageUrl">({ name: "imageUrl" });
	return (
		<div className="grid content-start gap-1.5">
			<p className="text-small font-semibold">{t("authors.portrait")}</p>
			<FeaturedImageField label={t("authors.portrait")} value={field.value} onChange={field.onChange} />
		</div>
	);
}
