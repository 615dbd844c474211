import { useEffect, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { ApiError, detailOf } from "#app/api-client/api-error.ts";
import { type Excess, excessOf } from "#app/content/excess.ts";
import { checkText } from "#app/features/articles/articles.query.ts";
import type { TextError } from "#app/features/articles/rendered-text.ts";
import { deepest } from "#app/features/articles/rendering/nesting.ts";
import { useText } from "#app/i18n/text-context.tsx";

type Translate = ReturnType<typeof useText<"admin">>;

/** Explains why a text cannot be rendered (`editor`), or shown in the editor: line and limit. */
export function textErrorMessage(
	t: Translate,
	{ reason, line }: TextError,
	where: "editor" | "editor.unreadable",
): string {
	const place = line === undefined ? "Somewhere" : "AtLine";
	return t(`${where}.${reason}${place}`, { line: line ?? 0, max: deepest });
}

export function excessText(t: Translate, excess: Excess): string {
	return t("editor.tooLong", excess);
}

/** A pause in typing after which the server is asked, in milliseconds. */
const pause = 1_000;

/** Returns why the text cannot be rendered; nothing while the server is unreachable. */
export function useTextError(markdown: string, max: number): string | undefined {
	const t = useText("admin");
	const excess = excessOf(markdown, max);
	const textError = useRenderingError(markdown, max);
	if (excess !== undefined) return excessText(t, excess);
	return textError && textErrorMessage(t, textError, "editor");
}

/** Asks the server about a text whenever typing pauses. */
function useRenderingError(markdown: string, max: number): TextError | undefined {
	const [textError, setTextError] = useState<TextError>();
	const written = useDebounced(markdown, pause);

	useEffect(() => {
		// Each level of nesting takes a character; a text that is too long has another error.
		if (written.length <= deepest || written.length > max) {
			setTextError(undefined);
			return undefined;
		}
		const asking = new AbortController();
		const tell = (found: TextError | undefined) => asking.signal.aborted || setTextError(found);
		checkText(written, asking.signal).then(
			() => tell(undefined),
			(error: unknown) => {
				const found = error instanceof ApiError ? readTextError(error) : undefined;
				if (found !== undefined) tell(found);
			},
		);
		return () => asking.abort();
	}, [written, max]);

	return textError;
}

const reasons: Record<string, TextError["reason"]> = {
	"text-too-nested": "nested",
	"text-too-complex": "complex",
};

/** Returns why a text cannot be rendered, if that is an answer's error. */
export function readTextError(error: ApiError): TextError | undefined {
	const reason = reasons[error.code ?? ""];
	const line = detailOf(error, "line");
	return reason && { reason, line: typeof line === "number" ? line : undefined };
}

/** Says why there is no preview, and offers another try where that may help. */
export function PreviewError(props: { excess: Excess | undefined; error: unknown; onRetry(): void }) {
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
