import { useState } from "react";
import { CompactButton } from "./compact-button.tsx";

/** Lines that are shown at first, and then added at a time. */
const pageSize = 50;

/** A line of a file with a remark. */
export type FileLine = { number: number; name: string; text: string; remark: string };

/** Lists lines of a file behind a summary, if there are any. */
export function FileLines(props: {
	summary: string;
	lines: readonly FileLine[];
	/** Returns the label of the button for more. */
	more(count: number): string;
}) {
	const { summary, lines, more } = props;
	const [shown, setShown] = useState(pageSize);
	if (lines.length === 0) return null;
	return (
		<details className="border-t border-clay pt-2">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold">{summary}</summary>
			<ul className="grid divide-y divide-clay text-small">
				{lines.slice(0, shown).map(({ number, name, text, remark }) => (
					<li key={number} className="grid gap-x-4 py-2 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
						<span className="font-semibold tabular-nums">{name}</span>
						<span className="wrap-anywhere">{text || "–"}</span>
						<span className="text-ink-soft">{remark}</span>
					</li>
				))}
			</ul>
			{shown >= lines.length ? null : (
				<CompactButton look="quiet" className="mt-3" onClick={() => setShown(shown + pageSize)}>
					{more(lines.length - shown)}
				</CompactButton>
			)}
		</details>
	);
}
