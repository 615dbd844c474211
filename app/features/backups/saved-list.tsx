import { useMutation } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { saveFile } from "#app/api-client/save-file.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { erasedListName, unsubscribedListName } from "./backup.ts";
import { downloadList } from "./backups.query.ts";

const files = { erased: erasedListName, unsubscribed: unsubscribedListName } as const;

/** What a list beside the backups is for, and a button that saves it under the name that a restore looks for. */
export function SavedList({ kind }: { kind: keyof typeof files }) {
	const t = useText("admin");
	const file = files[kind];
	const saving = useMutation({
		mutationFn: () => downloadList(file),
		onSuccess: (bytes) => saveFile(bytes, file),
		onError: (error) => showErrorToast(error, { title: t("backups.erased.notSaved") }),
	});
	return (
		<Panel title={t(`backups.${kind}.title`)} className="mt-6">
			<div className="px-5 pb-5 sm:px-7">
				<p className="mb-4 max-w-column text-ink-soft">{t(`backups.${kind}.text`, { file })}</p>
				<CompactButton
					look="quiet"
					aria-busy={saving.isPending}
					onClick={() => {
						if (!saving.isPending) saving.mutate();
					}}
				>
					{saving.isPending ? t("backups.saving") : t(`backups.${kind}.save`)}
				</CompactButton>
			</div>
		</Panel>
	);
}
