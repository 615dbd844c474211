import { useState } from "react";
import { get, useFormContext } from "react-hook-form";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { textPath } from "#app/content/localized.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { missingPictures } from "#app/i18n/reading/missing-pictures.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

/** Counts the notes in an article's texts that a picture is missing, or still being uploaded. */
function countMissing(draft: ArticleDraft): number {
	const texts = languages.map((language) => get(draft, textPath("content", language)));
	return texts.flatMap((text: unknown) => missingPictures(String(text ?? ""))).length;
}

type Way = [published: boolean, stay: boolean, corrects: boolean];

type Question = {
	/** True where readers would see the article. */
	isForReaders: boolean;
	/** Missing pictures that the texts have notes for. */
	missing: number;
	/** Pictures that are being uploaded, and that the texts do not hold yet. */
	coming: number;
};

/**
 * Asks before a save after which readers would see a note of a missing picture or miss one that is
 * being uploaded; also before a new draft, whose form closes, would miss it.
 * @returns the save function, the set of uploads, and the question's props.
 */
export function usePublishQuestion(options: {
	isNew: boolean;
	draft(): ArticleDraft;
	store(...way: Way): Promise<void>;
}) {
	const { isNew, draft, store } = options;
	const [awaited] = useState(() => new Set<object>());
	const [question, setQuestion] = useState<Question & { way: Way }>();
	async function save(published: boolean, stay = false, corrects = false): Promise<void> {
		const way: Way = [published, stay, corrects];
		const isForReaders = published || draft().publishAt !== null;
		const missing = isForReaders ? countMissing(draft()) : 0;
		const coming = isForReaders || isNew ? awaited.size : 0;
		if (missing + coming > 0) setQuestion({ way, isForReaders, missing, coming });
		else await store(...way);
	}
	const props = {
		question,
		onClose: () => setQuestion(undefined),
		onConfirm: () => void (question && store(...question.way)),
	};
	return { save, awaited, question: props };
}

export function PublishQuestion(props: {
	question: Question | undefined;
	onClose(): void;
	onConfirm(): void;
}) {
	const t = useText("admin");
	const { isForReaders = true, missing = 0, coming = 0 } = props.question ?? {};
	const reasons = [
		missing === 0 ? "" : t("editor.missing", { count: missing }),
		coming === 0 ? "" : t(isForReaders ? "editor.coming" : "editor.comingLater", { count: coming }),
	];
	return (
		<AlertDialog
			open={props.question !== undefined}
			title={t(isForReaders ? "article.missingPictureTitle" : "article.comingPictureTitle")}
			text={reasons.filter(Boolean).join(" ")}
			cancel={t("common.cancel")}
			confirm={t(isForReaders ? "article.missingPictureConfirm" : "article.comingPictureConfirm")}
			onCancel={props.onClose}
			onConfirm={() => {
				props.onClose();
				props.onConfirm();
			}}
		/>
	);
}

/** Asks before a published article becomes a draft. The time of its corrections is cleared. */
export function HideArticle(props: { open: boolean; onClose(): void; onConfirm(): void }) {
	const t = useText("admin");
	const { setValue } = useFormContext<ArticleDraft>();
	return (
		<AlertDialog
			open={props.open}
			title={t("article.hideTitle")}
			text={t("article.hideText")}
			cancel={t("common.cancel")}
			confirm={t("article.hideConfirm")}
			onCancel={props.onClose}
			onConfirm={() => {
				props.onClose();
				setValue("publishAt", null);
				props.onConfirm();
			}}
		/>
	);
}
