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
