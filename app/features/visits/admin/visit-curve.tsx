import { areaPath, BaseLine, CurveFrame } from "#app/admin-ui/curve.tsx";
import type { VisitReport } from "#app/features/visits/visit-report.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { FiguresPanel, FigureTable } from "./figures.tsx";
import { useVisitWords } from "./use-visit-words.ts";

/** The size in units of the drawing. */
const width = 600;
const height = 200;

/** Draws the visits of each day or month, and the further pages that they opened. */
export function VisitCurve({ report }: { report: VisitReport }) {
	const t = useText("admin");
	const { shown, visits, dayOrMonth } = useVisitWords();
	const { curve, period } = report;
	const highest = curve.reduce((most, step) => (step.visits > most.visits ? step : most), curve[0] ?? none);
	const columns = curve.map((step) => [step.visits, Math.max(0, step.openings - step.visits)]);
	const most = Math.max(1, ...columns.map(([first = 0, more = 0]) => first + more));
	const scale = { width, height, most, step: width / Math.max(1, curve.length) };
	const isByMonth = period === "12months";
	const sentence = t(isByMonth ? "visits.curveMonthText" : "visits.curveText", {
		day: dayOrMonth(highest.at),
		count: visits(highest.visits),
	});
	return (
		<FiguresPanel
			title={t("visits.curve")}
			sentence={highest.visits === 0 ? t("visits.curveFlat") : sentence}
		>
			<CurveFrame
				width={width}
				height={height}
				most={shown(most)}
				ends={[dayOrMonth(curve[0]?.at ?? ""), dayOrMonth(curve.at(-1)?.at ?? "")]}
				legend={[
					["bg-lagoon/70", t("visits.visits")],
					["bg-clay", t("visits.more")],
				]}
			>
				<BaseLine width={width} height={height} />
				<path d={areaPath(columns, scale, 0)} className="fill-lagoon/70" />
				<path d={areaPath(columns, scale, 1)} className="fill-clay" />
			</CurveFrame>
			<FigureTable
				heads={[
					t(isByMonth ? "visits.month" : "visits.day"),
					t("visits.visits"),
					t("visits.openings"),
					t("visits.reads"),
				]}
				rows={curve.toReversed().map((step) => ({
					key: step.at,
					name: dayOrMonth(step.at),
					counts: [step.visits, step.openings, step.reads],
				}))}
			/>
		</FiguresPanel>
	);
}

const none = { at: "", visits: 0, openings: 0, reads: 0 };
