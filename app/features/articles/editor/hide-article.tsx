import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** Asks before an article that readers see becomes a draft. */
export function HideArticle(props: { open: boolean; onClose(): void; onConfirm(): void }) {
	const t = useText("admin");
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
				props.onConfirm();
			}}
		/>
	);
}
