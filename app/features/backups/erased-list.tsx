import { useMutation } from "@tanstack/react-query";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { saveFile } from "#app/api-client/save-file.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { erasedListName } from "./backup.ts";
import { downloadErased } from "./backups.query.ts";

/** What the list of erased people is for, and a button that saves it under the name that a restore looks for. */
export function ErasedList() {
	const t = useText("admin");
	const saving = useMutation({
		mutationFn: downloadErased,
		onSuccess: (file) => saveFile(file, erasedListName),
		onError: (error) => showErrorToast(error, { title: t("backups.erased.notSaved") }),
	});
	return (
		<Panel title={t("backups.erased.title")} className="mt-6">
			<div className="px-5 pb-5 sm:px-7">
				<p className="mb-4 max-w-column text-ink-soft">
					{t("backups.erased.text", { file: erasedListName })}
				</p>
				<CompactButton
					look="quiet"
					aria-busy={saving.isPending}
					onClick={() => {
						if (!saving.isPending) saving.mutate();
					}}
				>
					{saving.isPending ? t("backups.saving") : t("backups.erased.save")}
				</CompactButton>
			</div>
		</Panel>
	);
}
