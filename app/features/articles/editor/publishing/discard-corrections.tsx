import { type RefObject, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Article } from "#app/features/articles/article.ts";
import { articleChanges, discardCorrections } from "#app/features/articles/articles.query.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** Discards the waiting corrections, once that was confirmed. */
export function DiscardCorrections(props: {
	corrections: Article;
	disabled: boolean;
	/** Receives the focus when nothing waits any more. */
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
				// A disabled button would lose the focus before it could pass it on.
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
