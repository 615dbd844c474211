import { type RefObject, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFocusFallback } from "#app/admin-ui/use-focus-fallback.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Article } from "#app/features/articles/article.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { articleChanges, discardCorrections } from "./articles.query.ts";

/** Gives up the corrections that wait, once that was confirmed. */
export function DiscardCorrections(props: {
	corrections: Article;
	disabled: boolean;
	/** Takes the focus when nothing waits any more. */
	publisher: RefObject<HTMLElement | null>;
	onDiscarded(article: Article): void;
}) {
	const { corrections, publisher } = props;
	const t = useText("admin");
	const [asking, setAsking] = useState(false);
	const passesFocusOn = useFocusFallback(() => publisher.current);
	const { mutate, isPending } = useApiMutation({
		send: discardCorrections,
		refreshes: articleChanges,
		done: { title: t("corrections.discarded") },
		failed: { title: t("corrections.discardFailed") },
	});
	return (
		<>
			<CompactButton
				ref={passesFocusOn}
				look="plain"
				disabled={props.disabled}
				// Disabled, it would lose the focus before it could pass it on.
				onClick={() => isPending || setAsking(true)}
			>
				{t("corrections.discard")}
			</CompactButton>
			<AlertDialog
				open={asking}
				title={t("corrections.discardTitle")}
				text={t("corrections.discardText")}
				cancel={t("common.cancel")}
				confirm={t("corrections.discardConfirm")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					mutate(corrections, { onSuccess: props.onDiscarded });
				}}
			/>
		</>
	);
}
