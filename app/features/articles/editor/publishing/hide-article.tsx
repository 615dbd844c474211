import { useFormContext } from "react-hook-form";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";

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
