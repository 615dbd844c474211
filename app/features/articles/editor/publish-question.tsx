import { useState } from "react";
import { get, useFormContext } from "react-hook-form";
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

/**
 * Saving that asks first where readers would see that a picture is missing: what saves, and the
 * question's props.
 */
export function usePublishQuestion(options: { draft(): ArticleDraft; store(...way: Way): Promise<void> }) {
	const { draft, store } = options;
	const [asked, setAsked] = useState<Way>();
	async function save(published: boolean, stay = false, corrects = false): Promise<void> {
		const { publishAt } = draft();
		if ((published || publishAt !== null) && countMissing(draft()) > 0) setAsked([published, stay, corrects]);
		else await store(published, stay, corrects);
	}
	const question = {
		open: asked !== undefined,
		onClose: () => setAsked(undefined),
		onConfirm: () => void (asked && store(...asked)),
	};
	return { save, question };
}

/** Asks before an article is published whose readers would see that a picture is missing. */
export function PublishQuestion(props: { open: boolean; onClose(): void; onConfirm(): void }) {
	const t = useText("admin");
	const { getValues } = useFormContext<ArticleDraft>();
	return (
		<AlertDialog
			open={props.open}
			title={t("article.missingPictureTitle")}
			text={props.open ? t("editor.missing", { count: countMissing(getValues()) }) : ""}
			cancel={t("common.cancel")}
			confirm={t("article.missingPictureConfirm")}
			onCancel={props.onClose}
			onConfirm={() => {
				props.onClose();
				props.onConfirm();
			}}
		/>
	);
}
