import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/list-heading.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { AuditPage, AuditRecord } from "./audit.ts";

type Props = {
	/** The pages that were read, one at least. */
	pages: readonly AuditPage[];
	isFiltered: boolean;
	onClear(): void;
	/** Undefined if there is no next page. */
	onMore: (() => void) | undefined;
	isReadingMore: boolean;
};

export function AuditList({ pages, isFiltered, onClear, onMore, isReadingMore }: Props) {
	const t = useText("admin");
	const records = pages.flatMap((page) => page.records);
	const rows = useFocusOnNewRows(records.length);
	if (records.length === 0 && isFiltered) {
		return (
			<ListState title={t("audit.noMatch")} text={t("audit.noMatchText")}>
				<CompactButton look="quiet" onClick={onClear}>
					{t("audit.clear")}
				</CompactButton>
			</ListState>
		);
	}
	if (records.length === 0) return <ListState title={t("audit.none")} text={t("audit.noneText")} />;
	return (
		<>
			<ul ref={rows} aria-label={t("audit.panel")} className="divide-y divide-clay">
				{records.map((record) => (
					<AuditRow key={record.id} record={record} />
				))}
			</ul>
			<MoreRows
				shown={t("audit.count", { count: records.length })}
				label={t("audit.more")}
				loading={t("common.loading")}
				hasMore={onMore !== undefined}
				isLoading={isReadingMore}
				onMore={() => onMore?.()}
			/>
		</>
	);
}

function AuditRow({ record: { at, action, person, device, subject, details } }: { record: AuditRecord }) {
	const t = useText("admin");
	const language = useLanguage();
	const { count, isNewDevice, byCommand } = details;
	const nobody = t(byCommand === true ? "audit.byCommand" : "audit.nobody");
	const who = person === null ? nobody : person.name || t("audit.owner");
	return (
		<li tabIndex={-1} className="px-5 py-3 wrap-anywhere sm:px-7">
			<p className="flex flex-wrap items-center gap-x-3">
				{t(`audit.actions.${action}`)}
				{subject === null ? null : <span className="text-ink-soft">{subject}</span>}
				{isNewDevice === true ? <Badge tone="outline">{t("audit.newDevice")}</Badge> : null}
			</p>
			<p className="text-small text-ink-soft">
				{[
					formatMoment(at, language),
					who,
					device,
					typeof count === "number" ? t("audit.tries", { count }) : null,
				]
					.filter(Boolean)
					.join(" · ")}
			</p>
		</li>
	);
}
