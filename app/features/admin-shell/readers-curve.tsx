import type { ReadersWeek } from "#app/features/newsletter/subscriber.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount, languages } from "#app/site/site-config.ts";

/** The colours of languages, by their place. */
const areas = [
	{ fill: "fill-lagoon/70", swatch: "bg-lagoon/70" },
	{ fill: "fill-clay", swatch: "bg-clay" },
	{ fill: "fill-mist", swatch: "bg-mist" },
	{ fill: "fill-ink-soft/60", swatch: "bg-ink-soft/60" },
] as const;
const areaOf = (place: number) => areas[place % areas.length] ?? areas[0];

/**
 * Draws the stacked readers of each language, week by week, and below who came and left. Hidden from
 * screen readers, which read the table beside it.
 */
export function ReadersCurve({ weeks }: { weeks: readonly ReadersWeek[] }) {
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
	return (
		<div aria-hidden="true">
			<p className="text-[0.8rem] text-ink-soft tabular-nums">{formatCount(scale.most, uiLanguage)}</p>
			<svg
				viewBox={`0 0 ${scale.width} ${scale.height}`}
				preserveAspectRatio="none"
				className="h-52 w-full"
				aria-hidden="true"
			>
				<path d={scale.baseLine} className="stroke-clay" strokeWidth="1" vectorEffect="non-scaling-stroke" />
				{languages.map((language, index) => (
					<path key={language} d={areaPath(weeks, scale, index)} className={areaOf(index).fill} />
				))}
				<path d={barPath(weeks, scale, "confirmed")} className="fill-ink" />
				<path d={barPath(weeks, scale, "left")} className="fill-ember" />
			</svg>
			<p className="flex flex-wrap justify-between gap-x-4 text-[0.8rem] text-ink-soft">
				<span>{day(first)}</span>
				<span>{day(last)}</span>
			</p>
			<ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.85rem]">
				{legend.map(([swatch, name]) => (
					<li key={name} className="flex items-center gap-2">
						<span className={`size-3 rounded-[2px] ${swatch}`} />
						{name}
					</li>
				))}
			</ul>
		</div>
	);
}

/** In the drawing's units: the curve is above, the bars below it. */
const width = 600;
const curveHeight = 150;
const gap = 10;
const moveHeight = 40;
const barWidth = 0.6;

type CurveScale = ReturnType<typeof curveScale>;

/** Returns the scale of the drawing. */
export function curveScale(weeks: readonly ReadersWeek[]) {
	const readers = weeks.map((week) => sumOf(week, "readers"));
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

/** Returns the area of one language's readers, stacked on those of the languages before it. */
export function areaPath(weeks: readonly ReadersWeek[], { most, step }: CurveScale, index: number): string {
	const heightOf = (week: ReadersWeek, count: number) => {
		const below = languages.slice(0, count).reduce((sum, language) => sum + week[language].readers, 0);
		return rounded(curveHeight * (1 - below / most));
	};
	const edge = (count: number) =>
		weeks.map((week, at) => `${rounded((at + 0.5) * step)} ${heightOf(week, count)}`);
	return `M${[...edge(index + 1), ...edge(index).toReversed()].join("L")}Z`;
}

/** Returns a bar for each week: upwards for readers who came, downwards for those who left. */
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

/** Sums a figure of a week over all languages. */
export function sumOf(week: ReadersWeek, figure: "confirmed" | "left" | "readers"): number {
	return languages.reduce((sum, language) => sum + week[language][figure], 0);
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
