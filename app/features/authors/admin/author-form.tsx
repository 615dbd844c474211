import { useController } from "react-hook-form";
import { ContentField } from "#app/content/content-field.tsx";
import { conflictFieldsOf } from "#app/content/editing/conflict-fields.ts";
import { HistoryPanel, type HistoryProps } from "#app/content/history/history-panel.tsx";
import { ListedForm } from "#app/content/list/listed-form.tsx";
import { textPath } from "#app/content/localized.ts";
import { FeaturedImageField } from "#app/features/articles/editor/pictures/featured-image-field.tsx";
import {
	type Author,
	type AuthorDraft,
	type AuthorFields,
	authorFields,
} from "#app/features/authors/author.ts";
import { usePictureReturn } from "#app/features/media/choosing/use-picture-return.tsx";
import { showPicture } from "#app/features/media/conflict-picture.tsx";
import { languagesFrom } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { authorKind, authorRequests } from "./authors.query.ts";

const conflictFields = conflictFieldsOf(authorFields, { imageUrl: "authors.portrait" });

/** The form of an author: a new one, or `author`. */
export function AuthorForm({ author, onClose }: { author: Author | undefined; onClose(): void }) {
	const language = useLanguage();
	return (
		<ListedForm
			kind={authorKind}
			requests={authorRequests}
			texts="authors"
			thing={author}
			first="name"
			conflict={{ fields: conflictFields, show: showPicture }}
			History={AuthorHistory}
			onClose={onClose}
		>
			<div className="grid content-start gap-6">
				<ContentField field={authorFields.name} path="name" />
				{languagesFrom(language).map((one) => (
					<ContentField key={one} field={authorFields.words} path={textPath("words", one)} />
				))}
			</div>
			<Portrait />
		</ListedForm>
	);
}

function AuthorHistory(props: HistoryProps<AuthorFields>) {
	return <HistoryPanel {...props} {...usePictureReturn(() => props.present().imageUrl)} />;
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
