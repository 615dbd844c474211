import type { ReadersWeek } from "#app/features/newsletter/readers-growth.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount, languages } from "#app/site/site-config.ts";
import { areaPath, barPath, curveScale } from "./readers-curve-paths.ts";

/** How the area of a language is filled and how its swatch is, by the language's place. */
const areas = [
	{ fill: "fill-lagoon/70", swatch: "bg-lagoon/70" },
	{ fill: "fill-clay", swatch: "bg-clay" },
	{ fill: "fill-mist", swatch: "bg-mist" },
	{ fill: "fill-ink-soft/60", swatch: "bg-ink-soft/60" },
] as const;
const areaOf = (place: number) => areas[place % areas.length] ?? areas[0];

/**
 * The readers of each language above one another, week by week, and below who came and who left.
 * A drawing: the table beside it says the same in words.
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
