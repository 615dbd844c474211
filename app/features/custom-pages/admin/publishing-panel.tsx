import { useId } from "react";
import { useController, useFormState } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { SaveBar } from "#app/admin-ui/writing-layout.tsx";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import type { CopyStatus } from "#app/content/drafts/use-working-copy.ts";
import { menuRoom, type PageDraft, placements } from "#app/features/custom-pages/custom-page.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** Whether visitors see the page, where links to it stand, and saving it. */
export function PublishingPanel(props: { status: CopyStatus; saving: boolean; onSave(): void }) {
	const t = useText("admin");
	const { field: published } = useController<PageDraft, "published">({ name: "published" });
	const { field: placement, fieldState } = useController<PageDraft, "placement">({ name: "placement" });
	const { isDirty } = useFormState<PageDraft>();
	const outcomeId = useId();
	return (
		<Panel title={t("pages.publishing")}>
			<div className="grid gap-5 border-t border-clay px-5 py-4 sm:px-7">
				<Switch
					label={t("pages.published")}
					describedBy={outcomeId}
					checked={published.value}
					onChange={published.onChange}
				/>
				<Field
					label={t("pages.placement")}
					hint={t("pages.placementHint", { room: menuRoom })}
					error={fieldState.error?.message}
				>
					{(control) => (
						<Select
							control={control}
							value={placement.value}
							onChange={placement.onChange}
							options={placements.map((one) => [one, t(`pages.placements.${one}`)] as const)}
						/>
					)}
				</Field>
				<p role="status" className="text-small text-ink-soft empty:hidden">
					{isDirty ? <UnsavedStatus status={props.status} /> : null}
				</p>
				<SaveBar
					outcome={
						<p id={outcomeId} className="text-small text-ink-soft">
							{t(published.value ? "pages.publishedHint" : "pages.draftHint")}
						</p>
					}
				>
					<CompactButton look="primary" className="flex-1" disabled={props.saving} onClick={props.onSave}>
						{t(props.saving ? "pages.saving" : "pages.save")}
					</CompactButton>
				</SaveBar>
			</div>
		</Panel>
	);
}
