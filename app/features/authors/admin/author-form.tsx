import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useController } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ContentField } from "#app/content/content-field.tsx";
import { blankDraft, contentOf, draftOf } from "#app/content/draft.ts";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import { textPath } from "#app/content/localized.ts";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import { type Author, type AuthorDraft, authorDraft, authorFields } from "#app/features/authors/author.ts";
import { showPicture } from "#app/features/media/media-picture.tsx";
import { languagesFrom } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { authorsQuery, createAuthor, updateAuthor } from "./authors.query.ts";

const conflictFields = conflictFieldsOf(authorFields, { imageUrl: "authors.portrait" });

/** The form of an author: a new one, or `author`. */
export function AuthorForm({ author, onClose }: { author: Author | undefined; onClose(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const content = useContentForm<AuthorDraft, Author>({
		kind: authorKind,
		id: author?.id,
		initial: author === undefined ? blankDraft(authorFields) : draftOf(authorFields, author),
		version: author?.version ?? null,
		resolver: () => zodResolver(authorDraft),
		draftOf: (current) => draftOf(authorFields, current),
		send: (draft, { version }) => {
			const input = contentOf(authorFields, draft);
			return author === undefined ? createAuthor(input) : updateAuthor(author.id, { ...input, version });
		},
		notices: {
			refreshes: [authorsQuery.queryKey],
			done: { title: t("authors.saved") },
			failed: { title: t("authors.saveFailed") },
			kept: t("article.notSaved"),
		},
		onSaved: close,
	});
	const { form, saving } = content;
	const { setFocus } = form;
	useEffect(() => setFocus("name"), [setFocus]);

	function close(): void {
		content.leave();
		onClose();
	}

	return (
		<ContentForm content={content} conflict={{ fields: conflictFields, isKept: true, show: showPicture }}>
			<DraftNotices recovery={content.recovery} first="name" />
			<form noValidate className="mb-8" onSubmit={content.submit}>
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
		</ContentForm>
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

/** The unsaved text of authors, stored by this device. */
const authorKind = fieldsKind({ name: "author", fields: authorFields });

const draftsOf = (id: string | undefined) => storedDrafts(localStorage, authorKind, id);

/** Returns the author whose form was left last with unsaved text. */
export function leftInForm(authors: Author[]): Author | "new" | undefined {
	const left = [undefined, ...authors].flatMap((author) =>
		draftsOf(author?.id)
			.list()
			.map(({ storedAt }) => ({ storedAt, edited: author ?? ("new" as const) })),
	);
	const [last] = left.sort((one, other) => other.storedAt.localeCompare(one.storedAt));
	return last?.edited;
}

/** Forgets the unsaved text of a deleted author. */
export function forgetDrafts(id: string): void {
	const drafts = draftsOf(id);
	for (const { key } of drafts.list()) drafts.forget(key);
}
