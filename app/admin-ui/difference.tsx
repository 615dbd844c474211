import { useMemo } from "react";

export function Difference(props: { lang: string | undefined; before: string; after: string }) {
	const { lang, before, after } = props;
	const pieces = useMemo(() => wordDiff(before, after), [before, after]);
	return (
		<div
			lang={lang}
			className="mt-2 max-h-[50svh] overflow-y-auto border border-clay bg-paper px-4 py-3 text-base whitespace-pre-wrap wrap-anywhere"
		>
			{pieces.map(({ kind, text }, index) => {
				const key = `${index} ${kind}`;
				if (kind === "gone") {
					return (
						<del key={key} className="bg-clay/60 text-ember">
							{text}
						</del>
					);
				}
				return kind === "new" ? (
					<ins key={key} className="bg-mist text-lagoon">
						{text}
					</ins>
				) : (
					<span key={key}>{text}</span>
				);
			})}
		</div>
	);
}

export type DiffPiece = { kind: "same" | "gone" | "new"; text: string };

/** Limit of the cells of all tables for two texts; beyond it, a piece counts as replaced. */
const maxCells = 4_000_000;

type Budget = { cells: number };

/** Compares two texts word by word, by their longest common subsequence. */
export function wordDiff(before: string, after: string): DiffPiece[] {
	const pieces: DiffPiece[] = [];
	const budget = { cells: maxCells };
	const lines = align(linesOf(before), linesOf(after), budget);
	for (const { kind, old, fresh } of lines) {
		if (kind === "same") push(pieces, "same", old.join(""));
		else
			for (const part of align(splitWords(old.join("")), splitWords(fresh.join("")), budget)) {
				if (part.kind === "same") push(pieces, "same", part.old.join(""));
				else {
					push(pieces, "gone", part.old.join(""));
					push(pieces, "new", part.fresh.join(""));
				}
			}
	}
	return pieces;
}

function push(pieces: DiffPiece[], kind: DiffPiece["kind"], text: string): void {
	if (text === "") return;
	const last = pieces.at(-1);
	if (last?.kind === kind) last.text += text;
	else pieces.push({ kind, text });
}

function linesOf(text: string): string[] {
	return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

const word = /(?:[\p{Letter}’'-]|\p{Number}(?:[.,:\u00a0\u202f](?=\p{Number}))?)+/u;
const part = new RegExp(`${word.source}|\\s+|[^\\s]`, "gu");

/** Words, spaces and marks. A time or a price is one word: half of one would be read as another. */
function splitWords(text: string): string[] {
	return text.match(part) ?? [];
}

type Run = { kind: "same" | "changed"; old: string[]; fresh: string[] };

function align(old: string[], fresh: string[], budget: Budget): Run[] {
	let head = 0;
	while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
	let tail = 0;
	while (
		tail < old.length - head &&
		tail < fresh.length - head &&
		old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]
	)
		tail += 1;
	const ends = { old: old.length - tail, fresh: fresh.length - tail };
	return [
		{ kind: "same", old: old.slice(0, head), fresh: fresh.slice(0, head) },
		...alignMiddle(old.slice(head, ends.old), fresh.slice(head, ends.fresh), budget),
		{ kind: "same", old: old.slice(ends.old), fresh: fresh.slice(ends.fresh) },
	];
}

function alignMiddle(old: string[], fresh: string[], budget: Budget): Run[] {
	const cells = old.length * fresh.length;
	if (cells > budget.cells) return [{ kind: "changed", old, fresh }];
	budget.cells -= cells;
	const width = fresh.length + 1;
	// At [i, j]: the length of the longest common subsequence of old from i and fresh from j.
	const common = new Uint32Array((old.length + 1) * width);
	const at = (i: number, j: number) => common[i * width + j] ?? 0;
	for (let i = old.length - 1; i >= 0; i -= 1) {
		for (let j = fresh.length - 1; j >= 0; j -= 1) {
			common[i * width + j] =
				old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	const runs: Run[] = [];
	const add = (kind: Run["kind"], gone: string[], come: string[]) => {
		const last = runs.at(-1);
		if (last?.kind !== kind) runs.push({ kind, old: gone, fresh: come });
		else {
			last.old.push(...gone);
			last.fresh.push(...come);
		}
	};
	let i = 0;
	let j = 0;
	while (i < old.length || j < fresh.length) {
		const [one, other] = [old.slice(i, i + 1), fresh.slice(j, j + 1)];
		if (one.length > 0 && one[0] === other[0]) {
			add("same", one, other);
			i += 1;
			j += 1;
		} else if (other.length === 0 || (one.length > 0 && at(i + 1, j) >= at(i, j + 1))) {
			add("changed", one, []);
			i += 1;
		} else {
			add("changed", [], other);
			j += 1;
		}
	}
	return runs;
}
