import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";

/** Says how many events lack a day, an hour or a price, and shows them alone. */
export function IncompleteNotice(props: { count: number; isFiltered: boolean; onToggle(): void }) {
	const t = useText("admin");
	return (
		<div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-2 border-brand bg-sand px-5 py-4">
			<div>
				<p className="font-semibold">{t("events.incompleteTitle", { count: props.count })}</p>
				<p className="max-w-column text-small text-ink-soft">{t("events.incompleteText")}</p>
			</div>
			<CompactButton look="quiet" onClick={props.onToggle}>
				{t(props.isFiltered ? "events.incompleteAll" : "events.incompleteShow")}
			</CompactButton>
		</div>
	);
}
