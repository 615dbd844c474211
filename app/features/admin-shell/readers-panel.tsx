import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { areaPath, BaseLine, CurveFrame, rounded } from "#app/admin-ui/curve.tsx";
import { FoldingPanel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { type GrowthSpan, growthSpans, type ReadersWeek } from "#app/features/newsletter/subscriber.ts";
import { useReaderCounts } from "#app/features/newsletter/use-reader-counts.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { inEachLanguage, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount, languages } from "#app/site/site-config.ts";
import { useDashboardSources } from "./dashboard.context.ts";

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

function ReadersFigures({ weeks }: { weeks: readonly ReadersWeek[] }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const formatReaders = useReaderCounts();
	const last = weeks.at(-1);
	const total = (figure: "confirmed" | "left" | "readers") =>
		weeks.reduce((sum, week) => sum + sumOf(week, figure), 0);
	if (last === undefined || total("confirmed") + total("readers") === 0) {
		return <ListState title={t("dashboard.readersNone")} text={t("dashboard.readersNoneText")} />;
	}
	const readers = inEachLanguage((language) => last[language].readers);
	const now = t("dashboard.readersNow", { count: sumOf(last, "readers"), languages: formatReaders(readers) });
	const moved = t("dashboard.readersMoved", {
		weeks: weeks.length,
		confirmed: formatCount(total("confirmed"), uiLanguage),
		left: formatCount(total("left"), uiLanguage),
	});
	return (
		<figure className="grid gap-4 px-5 pt-4 pb-3 sm:px-7">
			<figcaption className="text-small">
				{now} <span className="text-ink-soft">{moved}</span>
			</figcaption>
			<ReadersCurve weeks={weeks} />
			<details>
				<summary className="flex min-h-11 cursor-pointer items-center text-small">
					{t("dashboard.readersTable")}
				</summary>
				<ReadersTable weeks={weeks} />
			</details>
		</figure>
	);
}

function ReadersTable({ weeks }: { weeks: readonly ReadersWeek[] }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const heads = [
		t("dashboard.readersCame"),
		t("dashboard.readersLeft"),
		...languages.map((language) => nameOfLanguage(language, uiLanguage)),
		t("dashboard.readersAll"),
	];
	return (
		<table className="w-full text-[0.85rem] tabular-nums">
			<thead>
				<tr className="border-b border-clay text-left">
					<th scope="col" className="py-2 pr-2">
						{t("dashboard.readersWeek")}
					</th>
					{heads.map((head) => (
						<th key={head} scope="col" className="py-2 pl-2 text-right wrap-anywhere hyphens-auto">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.toReversed().map((week) => (
					<tr key={week.monday} className="border-b border-clay last:border-0">
						<th scope="row" className="py-2 pr-2 text-left font-normal">
							{formatDay(`${week.monday}T12:00:00.000Z`, uiLanguage, "UTC")}
						</th>
						{[
							["confirmed", sumOf(week, "confirmed")] as const,
							["left", sumOf(week, "left")] as const,
							...languages.map((language) => [language, week[language].readers] as const),
							["all", sumOf(week, "readers")] as const,
						].map(([name, figure]) => (
							<td key={name} className="py-2 pl-2 text-right">
								{formatCount(figure, uiLanguage)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const areas = [
	{ fill: "fill-lagoon/70", swatch: "bg-lagoon/70" },
	{ fill: "fill-clay", swatch: "bg-clay" },
	{ fill: "fill-mist", swatch: "bg-mist" },
	{ fill: "fill-ink-soft/60", swatch: "bg-ink-soft/60" },
] as const;
const areaOf = (place: number) => areas[place % areas.length] ?? areas[0];

/** Draws the readers of each language by week, and who came and left. The table is to be read. */
function ReadersCurve({ weeks }: { weeks: readonly ReadersWeek[] }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const scale = curveScale(weeks);
	const [first, last] = [weeks[0]?.monday ?? "", weeks.at(-1)?.monday ?? ""];
	const day = (monday: string) => formatDay(`${monday}T12:00:00.000Z`, uiLanguage, "UTC");
	const legend = [
		...languages.map(
			(language, place) => [areaOf(place).swatch, nameOfLanguage(language, uiLanguage)] as const,
		),
		["bg-ink", t("dashboard.readersCame")] as const,
		["bg-ember", t("dashboard.readersLeft")] as const,
	];
	const readers = weeks.map((week) => languages.map((language) => week[language].readers));
	return (
		<CurveFrame
			width={scale.width}
			height={scale.height + gap + moveHeight}
			most={formatCount(scale.most, uiLanguage)}
			ends={[day(first), day(last)]}
			legend={legend}
		>
			<BaseLine {...scale} />
			{languages.map((language, index) => (
				<path key={language} d={areaPath(readers, scale, index)} className={areaOf(index).fill} />
			))}
			<path d={barPath(weeks, scale, "confirmed")} className="fill-ink" />
			<path d={barPath(weeks, scale, "left")} className="fill-ember" />
		</CurveFrame>
	);
}

/** The width in units of the drawing: the curve is above, the bars below it. */
const width = 600;
const curveHeight = 150;
const gap = 10;
const moveHeight = 40;
const barWidth = 0.6;

export function curveScale(weeks: readonly ReadersWeek[]) {
	const readers = weeks.map((week) => sumOf(week, "readers"));
	const moves = weeks.flatMap((week) => [sumOf(week, "confirmed"), sumOf(week, "left")]);
	return {
		width,
		height: curveHeight,
		most: Math.max(...readers, 1),
		mostMoved: Math.max(...moves, 1),
		step: width / weeks.length,
	};
}

/** Returns a bar for each week: upwards for readers who came, downwards for those who left. */
export function barPath(
	weeks: readonly ReadersWeek[],
	{ mostMoved, step }: ReturnType<typeof curveScale>,
	move: "confirmed" | "left",
): string {
	const middle = curveHeight + gap + moveHeight / 2;
	return weeks
		.map((week, at) => {
			const tall = rounded(((moveHeight / 2) * sumOf(week, move)) / mostMoved);
			const x = rounded((at + (1 - barWidth) / 2) * step);
			const across = rounded(step * barWidth);
			return tall === 0 ? "" : `M${x} ${middle}v${move === "left" ? tall : -tall}h${across}V${middle}Z`;
		})
		.join("");
}

function sumOf(week: ReadersWeek, figure: "confirmed" | "left" | "readers"): number {
	return languages.reduce((sum, language) => sum + week[language][figure], 0);
}
