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

/**
 * Saving that asks first where readers would see that a picture is missing, or would not see one
 * that is still on its way: what saves, what holds those, and the question's props.
 */
export function usePublishQuestion(options: { draft(): ArticleDraft; store(...way: Way): Promise<void> }) {
	const { draft, store } = options;
	const [awaited] = useState(() => new Set<object>());
	const [asked, setAsked] = useState<{ way: Way; missing: number; coming: number }>();
	async function save(published: boolean, stay = false, corrects = false): Promise<void> {
		const way: Way = [published, stay, corrects];
		const missing = countMissing(draft());
		const isForReaders = published || draft().publishAt !== null;
		if (isForReaders && missing + awaited.size > 0) setAsked({ way, missing, coming: awaited.size });
		else await store(...way);
	}
	const question = {
		asked,
		onClose: () => setAsked(undefined),
		onConfirm: () => void (asked && store(...asked.way)),
	};
	return { save, awaited, question };
}

/** Asks before an article is published of which a picture is missing, or still on its way. */
export function PublishQuestion(props: {
	/** Of how many pictures that is said in the texts, and how many come of which nothing is said. */
	asked: { missing: number; coming: number } | undefined;
	onClose(): void;
	onConfirm(): void;
}) {
	const t = useText("admin");
	const { missing = 0, coming = 0 } = props.asked ?? {};
	const reasons = [
		missing === 0 ? "" : t("editor.missing", { count: missing }),
		coming === 0 ? "" : t("editor.coming", { count: coming }),
	];
	return (
		<AlertDialog
			open={props.asked !== undefined}
			title={t("article.missingPictureTitle")}
			text={reasons.filter(Boolean).join(" ")}
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
