import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { useVisitWords } from "./use-visit-words.ts";

/** The longest rows of a drawing; the table has them all. */
const drawnRows = 8;

/** The cells of one row: a number for each column, or words where it is not known. */
export type FigureRow = { key: string; name: string; to?: string | undefined; counts: (number | string)[] };

/** A panel with a sentence, a drawing, and the figures as a table. */
export function FiguresPanel(props: { title: string; sentence: string; note?: string; children: ReactNode }) {
	return (
		<Panel title={props.title} className="min-w-0 break-inside-avoid">
			<figure className="grid gap-4 border-t border-clay px-5 pt-4 pb-3 sm:px-7">
				<figcaption className="text-small wrap-anywhere">
					{props.sentence}
					{props.note === undefined ? null : <span className="block text-ink-soft">{props.note}</span>}
				</figcaption>
				{props.children}
			</figure>
		</Panel>
	);
}

/** Draws rows as bars by their first count, with all counts in a table. */
export function RankedFigures(props: {
	title: string;
	sentence: string;
	note?: string;
	/** The heads of the table: of the names, then of each count. */
	heads: readonly [string, ...string[]];
	rows: readonly FigureRow[];
	/** The number of which the first column's counts are shares. */
	total?: number;
}) {
	const { title, sentence, note, heads, rows, total } = props;
	return (
		<FiguresPanel title={title} sentence={sentence} {...(note !== undefined && { note })}>
			{rows.length === 0 ? null : (
				<>
					<Bars rows={rows.slice(0, drawnRows)} total={total} />
					<FigureTable heads={heads} rows={rows} isStacked={heads.length > 3} />
				</>
			)}
		</FiguresPanel>
	);
}

function Bars({ rows, total }: { rows: readonly FigureRow[]; total: number | undefined }) {
	const { shown, shareOf } = useVisitWords();
	const first = ({ counts }: FigureRow) => counts[0] ?? 0;
	const most = Math.max(1, ...rows.map((row) => Number(first(row)) || 0));
	return (
		<ul className="grid gap-3 text-small">
			{rows.map((row) => {
				const count = first(row);
				const figure = typeof count === "number" ? shown(count) : count;
				const share = typeof count === "number" && total !== undefined ? shareOf(count, total) : "";
				return (
					<li key={row.key} className="grid gap-1">
						<p className="flex justify-between gap-4">
							<span className="min-w-0 wrap-anywhere">
								<RowName row={row} />
							</span>
							<span className="shrink-0 text-right tabular-nums">
								{figure}
								{share === "" ? null : <span className="text-ink-soft"> · {share}</span>}
							</span>
						</p>
						{typeof count === "number" ? <Bar part={count / most} /> : null}
					</li>
				);
			})}
		</ul>
	);
}

function Bar({ part }: { part: number }) {
	return (
		<span className="block h-1.5 bg-sand [print-color-adjust:exact]" aria-hidden="true">
			<span
				className="block h-full bg-lagoon/70 [print-color-adjust:exact]"
				style={{ width: `${part * 100}%` }}
			/>
		</span>
	);
}

function RowName({ row: { name, to } }: { row: FigureRow }) {
	if (to === undefined) return name;
	return (
		<Link to={to} className="text-link">
			{name}
		</Link>
	);
}

/** A table that is opened to be read. Stacked, a phone has the name of each row above its counts. */
export function FigureTable(props: {
	heads: readonly string[];
	rows: readonly FigureRow[];
	isStacked?: boolean;
}) {
	const { heads, rows, isStacked = false } = props;
	const t = useText("admin");
	const [first = "", ...others] = heads;
	return (
		<details className="group">
			<summary className="screen-only flex min-h-11 cursor-pointer items-center gap-2 text-small list-none [&::-webkit-details-marker]:hidden">
				<Icon name="chevron" className="-rotate-90 transition-transform duration-200 group-open:rotate-0" />
				{t("visits.table")}
			</summary>
			<table className="w-full text-[0.85rem] tabular-nums">
				<thead>
					<tr className="border-b border-clay text-left">
						<th
							scope="col"
							className={`py-2 pr-2 max-sm:w-full xl:w-full ${isStacked ? "max-sm:hidden" : ""}`}
						>
							{first}
						</th>
						{others.map((head) => (
							<th key={head} scope="col" className="py-2 pl-2 text-right">
								{head}
							</th>
						))}
					</tr>
				</thead>
				{rows.map((row) => (
					<FigureRows key={row.key} row={row} heads={others} isStacked={isStacked} />
				))}
			</table>
		</details>
	);
}

/** One row; where it is stacked, a phone has its name in a row of its own. */
function FigureRows({ row: { name, counts }, heads, isStacked }: FigureRowsProps) {
	const { shown } = useVisitWords();
	return (
		<tbody className="border-b border-clay last:border-0">
			{isStacked ? (
				<tr className="sm:hidden">
					<th scope="rowgroup" colSpan={heads.length} className="pt-2 text-left font-normal wrap-anywhere">
						{name}
					</th>
				</tr>
			) : null}
			<tr>
				<th
					scope="row"
					className={`py-2 pr-2 text-left font-normal wrap-anywhere ${isStacked ? "max-sm:hidden" : ""}`}
				>
					{name}
				</th>
				{counts.map((count, place) => (
					<td key={heads[place]} className="py-2 pl-2 text-right">
						{typeof count === "number" ? shown(count) : count}
					</td>
				))}
			</tr>
		</tbody>
	);
}

type FigureRowsProps = { row: FigureRow; heads: readonly string[]; isStacked: boolean };
