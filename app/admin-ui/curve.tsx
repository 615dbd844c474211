import type { ReactNode } from "react";

/** The scale of a drawing: its size in its own units, the greatest figure, a step's width. */
export type CurveScale = { width: number; height: number; most: number; step: number };

/** Frames a drawing with its greatest figure, its ends and its legend. The table beside it is to be read. */
export function CurveFrame(props: {
	width: number;
	height: number;
	most: string;
	ends: readonly [string, string];
	/** The class of each colour, and what has it. */
	legend: readonly (readonly [swatch: string, name: string])[];
	children: ReactNode;
}) {
	const { width, height, most, ends, legend, children } = props;
	return (
		<div aria-hidden="true">
			<p className="text-[0.8rem] text-ink-soft tabular-nums">{most}</p>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="none"
				className="h-52 w-full"
				aria-hidden="true"
			>
				{children}
			</svg>
			<p className="flex flex-wrap justify-between gap-x-4 text-[0.8rem] text-ink-soft">
				<span>{ends[0]}</span>
				<span>{ends[1]}</span>
			</p>
			<ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[0.85rem]">
				{legend.map(([swatch, name]) => (
					<li key={name} className="flex items-center gap-2">
						<span className={`size-3 rounded-[2px] [print-color-adjust:exact] ${swatch}`} />
						{name}
					</li>
				))}
			</ul>
		</div>
	);
}

/** Draws the line on which areas stand. */
export function BaseLine({ width, height }: Pick<CurveScale, "width" | "height">) {
	return (
		<path
			d={`M0 ${height}H${width}`}
			className="stroke-clay"
			strokeWidth="1"
			vectorEffect="non-scaling-stroke"
		/>
	);
}

/** Returns the area of one layer, stacked on those before it. `columns` has the layers of each step. */
export function areaPath(
	columns: readonly (readonly number[])[],
	{ height, most, step }: CurveScale,
	layer: number,
): string {
	const heightOf = (column: readonly number[], count: number) => {
		const below = column.slice(0, count).reduce((sum, figure) => sum + figure, 0);
		return rounded(height * (1 - below / most));
	};
	const edge = (count: number) =>
		columns.map((column, at) => `${rounded((at + 0.5) * step)} ${heightOf(column, count)}`);
	return `M${[...edge(layer + 1), ...edge(layer).toReversed()].join("L")}Z`;
}

/** Rounds to a tenth of a drawing's unit. */
export function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
