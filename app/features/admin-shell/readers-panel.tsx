import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { FoldingPanel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { type GrowthSpan, growthSpans } from "#app/features/newsletter/readers-growth.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { useDashboardSources } from "./dashboard.context.ts";
import { ReadersFigures } from "./readers-figures.tsx";

/** How the number of the newsletter's readers went, week by week. */
export function ReadersPanel() {
	const t = useText("admin");
	const [span, setSpan] = useState<GrowthSpan>("26");
	const weeks = useQuery(useDashboardSources().readers(span));
	useErrorToast(weeks.error, t("dashboard.readersFailed"));
	return (
		<FoldingPanel title={t("dashboard.readers")} aside={<SpanChoice span={span} onSpan={setSpan} />}>
			<div className="border-t border-clay">
				{weeks.data !== undefined ? (
					<ReadersFigures weeks={weeks.data} />
				) : weeks.isPending ? (
					<div role="status" aria-label={t("common.loading")} className="h-80" />
				) : (
					<ListState failed title={t("dashboard.readersFailed")}>
						<CompactButton look="quiet" onClick={() => weeks.refetch()}>
							{t("common.retry")}
						</CompactButton>
					</ListState>
				)}
			</div>
		</FoldingPanel>
	);
}

function SpanChoice({ span, onSpan }: { span: GrowthSpan; onSpan(span: GrowthSpan): void }) {
	const t = useText("admin");
	const name = useId();
	return (
		<fieldset className="flex flex-wrap justify-end gap-x-1">
			<legend className="sr-only">{t("dashboard.readersSpan")}</legend>
			{growthSpans.map((one) => (
				<label
					key={one}
					className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-3 text-small text-ink-soft hover:text-ink has-checked:bg-sand has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2"
				>
					<input
						type="radio"
						name={name}
						checked={span === one}
						onChange={() => onSpan(one)}
						className="sr-only"
					/>
					{t("dashboard.readersWeeks", { count: Number(one) })}
				</label>
			))}
		</fieldset>
	);
}
