import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import type { Excess } from "#app/content/excess.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { excessText, readTextError, textErrorMessage } from "./text-error.ts";

/** Says why there is no preview, and offers another try where that may help. */
export function PreviewError(props: {
	/** How far the text exceeds its limit. */
	excess: Excess | undefined;
	error: unknown;
	onRetry(): void;
}) {
	const { excess, error } = props;
	const t = useText("admin");
	if (excess !== undefined) return <p role="alert">{excessText(t, excess)}</p>;
	const textError = error instanceof ApiError ? readTextError(error) : undefined;
	if (textError !== undefined) return <p role="alert">{textErrorMessage(t, textError, "editor")}</p>;
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
