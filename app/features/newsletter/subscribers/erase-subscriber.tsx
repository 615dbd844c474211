import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Subscriber } from "#app/features/newsletter/subscriber.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { eraseSubscriber, subscriberChanges } from "./subscribers.query.ts";

/** Asks before a person is erased, and says how it went. Open while there is a `subscriber`. */
export function EraseSubscriber(props: {
	subscriber: Subscriber | undefined;
	onClose(): void;
	onErased(): void;
}) {
	const { subscriber, onClose, onErased } = props;
	const t = useText("admin");
	const erasure = useApiMutation({
		send: eraseSubscriber,
		refreshes: subscriberChanges,
		done: { title: t("subscribers.erased"), description: t("subscribers.erasedText") },
		failed: { title: t("subscribers.eraseFailed") },
	});
	return (
		<AlertDialog
			open={subscriber !== undefined}
			title={t("subscribers.eraseTitle")}
			text={t("subscribers.eraseText", { subscriber: subscriber?.email ?? "" })}
			cancel={t("common.cancel")}
			confirm={t("subscribers.erase")}
			onCancel={onClose}
			onConfirm={() => {
				if (subscriber !== undefined) erasure.mutate(subscriber.id, { onSuccess: onErased });
				onClose();
			}}
		/>
	);
}
