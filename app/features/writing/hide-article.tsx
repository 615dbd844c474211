import { useText } from "../../text/text-context";
import { AlertDialog } from "../../ui/alert-dialog";

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
