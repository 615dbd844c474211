import { useController, useFormState } from "react-hook-form";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { UnsavedStatus } from "#app/content/drafts/unsaved-status.tsx";
import type { CopyStatus } from "#app/content/drafts/use-working-copy.ts";
import { menuRoom, type PageDraft, placements } from "#app/features/custom-pages/custom-page.ts";
import { useText } from "#app/i18n/text-context.tsx";

/**
 * Whether visitors see the page, where links to it stand, and saving it. On small screens the button
 * stays at the foot of the screen.
 */
export function PublishingPanel(props: { status: CopyStatus; saving: boolean; onSave(): void }) {
	const t = useText("admin");
	const { field: published } = useController<PageDraft, "published">({ name: "published" });
	const { field: placement, fieldState } = useController<PageDraft, "placement">({ name: "placement" });
	const { isDirty } = useFormState<PageDraft>();
	return (
		<Panel title={t("pages.publishing")}>
			<div className="grid gap-5 border-t border-clay px-5 py-4 sm:px-7">
				<Switch
					label={t("pages.published")}
					hint={t(published.value ? "pages.publishedHint" : "pages.draftHint")}
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
				<div className="flex max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-clay max-lg:bg-white max-lg:px-4 max-lg:py-3 sm:max-lg:px-8">
					<CompactButton look="primary" className="flex-1" disabled={props.saving} onClick={props.onSave}>
						{t(props.saving ? "pages.saving" : "pages.save")}
					</CompactButton>
				</div>
			</div>
		</Panel>
	);
}
