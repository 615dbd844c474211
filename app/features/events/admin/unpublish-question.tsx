import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** Asks what taking an announced table off the website means, and says what calendars are told. */
export function UnpublishQuestion(props: {
	open: boolean;
	onStay(): void;
	onCancelTable(): void;
	onHide(): void;
}) {
	const t = useText("admin");
	return (
		<AlertDialog
			open={props.open}
			title={t("events.unpublishTitle")}
			text={t("events.unpublishText")}
			cancel={t("common.stay")}
			confirm={t("events.unpublishCancel")}
			other={{ label: t("events.unpublishHide"), onChoose: props.onHide }}
			onCancel={props.onStay}
			onConfirm={props.onCancelTable}
		/>
	);
}
