/** A row of the table: what was measured, its figure, its bound, and whether it is met. */
export type Row = {
	name: string;
	figure: string;
	/** Empty where nothing is demanded. */
	bound: string;
	/** Null where nothing is demanded. */
	met: boolean | null;
};

/** The findings of a part of the benchmarks: its rows, and tables with the details in Markdown. */
export type Findings = { rows: Row[]; details: string[] };

/** A part of the benchmarks: its title and method for readers, and the measuring. */
export type Part = { title: string; method: string; measure(): Promise<Findings> };

/** Returns a row whose figure must not exceed the bound. `show` writes both with their unit. */
export function atMost(name: string, value: number, bound: number, show: (value: number) => string): Row {
	return { name, figure: show(value), bound: `≤ ${show(bound)}`, met: value <= bound };
}

/** Returns a row whose figure must reach the bound. `show` writes both with their unit. */
export function atLeast(name: string, value: number, bound: number, show: (value: number) => string): Row {
	return { name, figure: show(value), bound: `≥ ${show(bound)}`, met: value >= bound };
}

/** Returns a row that only informs. */
export function plain(name: string, figure: string): Row {
	return { name, figure, bound: "", met: null };
}
