import type { TextsPart } from "#app/i18n/site-texts.server.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { HalfMoon } from "#app/ui/arcs.tsx";
import { Fold } from "#app/ui/fold.tsx";

export const comparisonTexts = {
	of: "home",
	parts: ["comparison.rows", "comparison.more", "comparison.columns", "comparison.caption"],
} as const satisfies TextsPart<"home">;

/**
 * Compares dating apps and this service, in as many rows as `shown` says before the others unfold. On a
 * phone each row is a pair. Roles are explicit, as some browsers drop those of a table whose cells are
 * blocks.
 */
export function ComparisonTable({ shown }: { shown?: number }) {
	const t = useText("home");
	const rows = t("comparison.rows");
	const folded = shown === undefined ? [] : rows.slice(shown);
	return (
		<>
			<Table rows={rows.slice(0, shown)} />
			{folded.length > 0 ? (
				<Fold label={t("comparison.more")}>
					<Table rows={folded} isContinued />
				</Fold>
			) : null}
		</>
	);
}

type Row = { aspect: string; apps: string; us: string };

/** A table of some rows. A continued one has its name and header for screen readers alone. */
function Table({ rows, isContinued = false }: { rows: Row[]; isContinued?: boolean }) {
	const t = useText("home");
	const apps = t("comparison.columns.apps");
	const us = t("comparison.columns.us");
	return (
		<table
			role="table"
			aria-label={isContinued ? t("comparison.caption") : undefined}
			className="block w-full border-collapse text-left md:table md:table-fixed"
		>
			{isContinued ? null : (
				<caption className="text-left text-small text-ink-soft max-md:sr-only max-md:whitespace-normal md:table-caption md:pb-6">
					{t("comparison.caption")}
				</caption>
			)}
			<colgroup className="max-md:hidden">
				<col className="w-[24%]" />
				<col className="w-[34%]" />
				<col />
			</colgroup>
			<thead
				role="rowgroup"
				className={isContinued ? "sr-only" : "sr-only md:not-sr-only md:table-header-group"}
			>
				<tr role="row" className="md:align-bottom">
					<th role="columnheader" scope="col" className="label pb-6 text-ink-soft">
						{t("comparison.columns.aspect")}
					</th>
					<th role="columnheader" scope="col" className={`${columnTitle} text-ink-soft`}>
						<ApartMark />
						{apps}
					</th>
					<th
						role="columnheader"
						scope="col"
						className={`${columnTitle} bg-sand pt-8 text-ember italic md:px-5 lg:px-8`}
					>
						<TogetherMark />
						{us}
					</th>
				</tr>
			</thead>
			<tbody role="rowgroup" className="block md:table-row-group">
				{rows.map((row) => (
					<tr
						key={row.aspect}
						role="row"
						className="grid grid-cols-[4fr_5fr] gap-x-4 border-t border-clay pt-3 pb-4 max-md:text-small md:table-row md:align-top"
					>
						<th
							role="rowheader"
							scope="row"
							className={`${cell} col-span-2 font-serif text-heading font-[420] tracking-tight`}
						>
							{row.aspect}
						</th>
						<td role="cell" className={`${cell} mt-1 py-2 text-ink-soft md:mt-2 md:py-3 md:pr-5 lg:pr-8`}>
							<PhoneLabel text={apps} />
							{row.apps}
						</td>
						<td role="cell" className={`${cell} mt-1 bg-sand px-4 py-2 md:mt-2 md:py-3 md:px-5 lg:px-8`}>
							<PhoneLabel text={us} ours />
							<span className="flex items-start gap-3">
								<HalfMoon className="mt-[0.35em] text-ember max-md:hidden" />
								<span>{row.us}</span>
							</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const columnTitle = "pb-6 font-serif text-heading font-[420] tracking-tight";
const cell = "block text-pretty md:table-cell md:py-6";

/** Names the column on a phone. Screen readers read the column's own header. */
function PhoneLabel({ text, ours = false }: { text: string; ours?: boolean }) {
	return (
		<span
			className={`label mb-1 block text-[0.7rem] md:hidden ${ours ? "text-ember" : ""}`}
			aria-hidden="true"
		>
			{text}
		</span>
	);
}

/** Two circles that never meet. */
function ApartMark() {
	return (
		<svg viewBox="0 0 72 32" className={size} fill="none" stroke="currentColor" aria-hidden="true">
			<circle cx="16" cy="16" r="15" />
			<circle cx="56" cy="16" r="15" />
		</svg>
	);
}

/** Two circles that meet, and share a part. */
function TogetherMark() {
	return (
		<svg viewBox="0 0 72 32" className={size} fill="none" stroke="currentColor" aria-hidden="true">
			<path d="M26 4.8a15 15 0 0 1 0 22.4a15 15 0 0 1 0-22.4Z" className="fill-brand" stroke="none" />
			<circle cx="16" cy="16" r="15" />
			<circle cx="36" cy="16" r="15" />
		</svg>
	);
}

const size = "mb-4 h-8 w-18";
