import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { textFaultOf } from "./article-saving.ts";
import { faultText } from "./fault-text.ts";

/** Why there is no preview, and another try where that may help. */
export function PreviewFault(props: {
	/** How many characters the text has more than `max`. */
	beyond: number;
	max: number;
	error: unknown;
	onRetry(): void;
}) {
	const { beyond, max, error } = props;
	const t = useText("admin");
	if (beyond > 0) return <p role="alert">{t("editor.tooLong", { count: beyond, max })}</p>;
	const fault = error instanceof ApiError ? textFaultOf(error) : undefined;
	if (fault !== undefined) return <p role="alert">{faultText(t, fault, "editor")}</p>;
	if (error instanceof ApiError && error.status === 400) {
		return <p role="alert">{t("editor.previewInvalid")}</p>;
	}
	return (
		<div role="alert" className="grid justify-items-start gap-3">
			<p>{t("editor.previewFailed")}</p>
			<CompactButton look="quiet" onClick={props.onRetry}>
				{t("common.retry")}
			</CompactButton>
		</div>
	);
}
