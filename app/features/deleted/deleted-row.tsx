import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { DeletedThing } from "./deleted.ts";

/** Something that was deleted: what it was, until when it can be restored, and both ways on. */
export function DeletedRow(props: {
	thing: DeletedThing;
	isBusy: boolean;
	onRestore(): void;
	onErase(): void;
}) {
	const { kind, deletedAt, erasedAt } = props.thing;
	const t = useText("admin");
	const language = useLanguage();
	const moment = formatBusinessMoment(deletedAt, language);
	const title = props.thing.title || t("deleted.untitled");
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-5 sm:px-7">
			<div className="grid min-w-0 gap-1.5">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<h3 className="font-serif text-[1.2rem] leading-snug wrap-anywhere">{title}</h3>
					<Badge tone="outline">{t(`deleted.kind.${kind}`)}</Badge>
				</div>
				<p className="text-small text-ink-soft">
					{erasedAt === null
						? t("deleted.whenOnly", { moment })
						: t("deleted.when", { moment, day: formatDay(erasedAt, language) })}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<CompactButton
					look="quiet"
					aria-label={t("deleted.restoreOne", { title })}
					aria-busy={props.isBusy}
					onClick={() => {
						if (!props.isBusy) props.onRestore();
					}}
				>
					{t("deleted.restore")}
				</CompactButton>
				<CompactButton look="plain" aria-label={t("deleted.eraseOne", { title })} onClick={props.onErase}>
					{t("deleted.erase")}
				</CompactButton>
			</div>
		</li>
	);
}
