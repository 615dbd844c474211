import { type ReactNode, useRef, useState } from "react";
import { CompactButton } from "./compact-button.tsx";

/** Chooses a CSV file, by a button or by dropping it, and shows why it is refused. */
export function FileChoice(props: {
	label: string;
	hint: string;
	choose: string;
	chooseOther: string;
	tooLarge: string;
	maxBytes: number;
	file: File | undefined;
	error: string | undefined;
	/** Replaces the button while the file is processed. */
	progress: ReactNode;
	onFile(file: File): void;
}) {
	const { file, progress, maxBytes, onFile } = props;
	const input = useRef<HTMLInputElement>(null);
	const [isTooLarge, setTooLarge] = useState(false);

	function take(files: FileList | null): void {
		const [chosen] = files ?? [];
		if (chosen === undefined) return;
		setTooLarge(chosen.size > maxBytes);
		if (chosen.size <= maxBytes) onFile(chosen);
	}

	const error = isTooLarge ? props.tooLarge : props.error;
	return (
		<fieldset
			aria-label={props.label}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				take(event.dataTransfer.files);
			}}
			className="grid min-w-0 gap-4 px-5 py-5 sm:px-7"
		>
			<p className="text-small text-ink-soft">{props.hint}</p>
			{file === undefined ? null : <p className="font-semibold wrap-anywhere">{file.name}</p>}
			{error === undefined ? null : (
				<p role="alert" className="border-l-4 border-fault bg-paper px-4 py-3">
					{error}
				</p>
			)}
			{progress ?? (
				<CompactButton
					look={file === undefined ? "primary" : "quiet"}
					className="justify-self-start"
					onClick={() => input.current?.click()}
				>
					{file === undefined ? props.choose : props.chooseOther}
				</CompactButton>
			)}
			<input
				ref={input}
				type="file"
				accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
				aria-label={props.choose}
				hidden
				onChange={(event) => {
					take(event.target.files);
					// So that the same file can be chosen again.
					event.target.value = "";
				}}
			/>
		</fieldset>
	);
}

const pageSize = 50;

type FileLine = { number: number; name: string; text: string; remark: string };

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
