import type { ReadersWeek } from "#app/features/newsletter/readers-growth.ts";
import { languages } from "#app/site/site-config.ts";

/** The drawing's own units: the curve stands above, what moved below it. */
const width = 600;
const curveHeight = 150;
const gap = 10;
const moveHeight = 40;
const barWidth = 0.6;

export type CurveScale = ReturnType<typeof curveScale>;

/** How much of the drawing a reader takes. */
export function curveScale(weeks: readonly ReadersWeek[]) {
	const readers = weeks.map((week) => languages.reduce((sum, language) => sum + week[language].readers, 0));
	const moves = weeks.flatMap((week) => [sumOf(week, "confirmed"), sumOf(week, "left")]);
	return {
		width,
		height: curveHeight + gap + moveHeight,
		most: Math.max(...readers, 1),
		mostMoved: Math.max(...moves, 1),
		step: width / weeks.length,
		baseLine: `M0 ${curveHeight}H${width}`,
	};
}

/** The area of one language's readers, which stands on those of the languages before it. */
export function areaPath(weeks: readonly ReadersWeek[], { most, step }: CurveScale, index: number): string {
	const heightOf = (week: ReadersWeek, count: number) => {
		const below = languages.slice(0, count).reduce((sum, language) => sum + week[language].readers, 0);
		return rounded(curveHeight * (1 - below / most));
	};
	const edge = (count: number) =>
		weeks.map((week, at) => `${rounded((at + 0.5) * step)} ${heightOf(week, count)}`);
	return `M${[...edge(index + 1), ...edge(index).toReversed()].join("L")}Z`;
}

/** A bar for each week in which somebody came, upwards, or left, downwards. */
export function barPath(
	weeks: readonly ReadersWeek[],
	{ mostMoved, step }: CurveScale,
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

function sumOf(week: ReadersWeek, move: "confirmed" | "left"): number {
	return languages.reduce((sum, language) => sum + week[language][move], 0);
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
