import { useState } from "react";
import { get } from "react-hook-form";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { textPath } from "#app/content/localized.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { missingPictures } from "#app/i18n/missing-pictures.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { languages } from "#app/site/site-config.ts";

/** In how many places the texts of an article say that a picture is missing, or still to come. */
function countMissing(draft: ArticleDraft): number {
	const texts = languages.map((language) => get(draft, textPath("content", language)));
	return texts.flatMap((text: unknown) => missingPictures(String(text ?? ""))).length;
}

type Way = [published: boolean, stay: boolean, corrects: boolean];

type Asked = {
	/** Whether readers would see the article, and not its owner alone. */
	isForReaders: boolean;
	/** Of how many pictures the texts say that they are missing. */
	missing: number;
	/** How many are on their way of which they say nothing. */
	coming: number;
};

/**
 * Saving that asks first where readers would see that a picture is missing, or would not see one
 * that is still on its way; of a new article, whose form closes, also where a draft would lack it.
 * @returns what saves, what holds those on their way, and the question's props.
 */
export function usePublishQuestion(options: {
	isNew: boolean;
	draft(): ArticleDraft;
	store(...way: Way): Promise<void>;
}) {
	const { isNew, draft, store } = options;
	const [awaited] = useState(() => new Set<object>());
	const [asked, setAsked] = useState<Asked & { way: Way }>();
	async function save(published: boolean, stay = false, corrects = false): Promise<void> {
		const way: Way = [published, stay, corrects];
		const isForReaders = published || draft().publishAt !== null;
		const missing = isForReaders ? countMissing(draft()) : 0;
		const coming = isForReaders || isNew ? awaited.size : 0;
		if (missing + coming > 0) setAsked({ way, isForReaders, missing, coming });
		else await store(...way);
	}
	const question = {
		asked,
		onClose: () => setAsked(undefined),
		onConfirm: () => void (asked && store(...asked.way)),
	};
	return { save, awaited, question };
}

/** Asks before an article is saved without pictures that belong to it. */
export function PublishQuestion(props: { asked: Asked | undefined; onClose(): void; onConfirm(): void }) {
	const t = useText("admin");
	const { isForReaders = true, missing = 0, coming = 0 } = props.asked ?? {};
	const reasons = [
		missing === 0 ? "" : t("editor.missing", { count: missing }),
		coming === 0 ? "" : t(isForReaders ? "editor.coming" : "editor.comingLater", { count: coming }),
	];
	return (
		<AlertDialog
			open={props.asked !== undefined}
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
