import { useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { type ImportLine, maxImportBytes, maxImportMegabytes } from "./subscriber-import.ts";

type Props = {
	file: File | undefined;
	progress: Extract<ImportLine, { kind: "progress" }> | undefined;
	unreadable: Extract<ImportLine, { kind: "unreadable" }> | undefined;
	onFile(file: File): void;
	onCancel(): void;
};

/** The file that is imported: chosen or dropped, how far it is, and why it cannot be read. */
export function ImportFile({ file, progress, unreadable, onFile, onCancel }: Props) {
	const t = useText("admin");
	const input = useRef<HTMLInputElement>(null);
	const [isTooLarge, setTooLarge] = useState(false);

	function take(files: FileList | null): void {
		const [chosen] = files ?? [];
		if (chosen === undefined) return;
		setTooLarge(chosen.size > maxImportBytes);
		if (chosen.size <= maxImportBytes) onFile(chosen);
	}

	const fault = isTooLarge
		? t("imports.tooLarge", { megabytes: maxImportMegabytes })
		: unreadable && t(`imports.unreadable.${unreadable.reason}`, { line: unreadable.line });
	return (
		<Panel>
			<fieldset
				aria-label={t("imports.file")}
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					event.preventDefault();
					take(event.dataTransfer.files);
				}}
				className="grid min-w-0 gap-4 px-5 py-5 sm:px-7"
			>
				<p className="text-small text-ink-soft">{t("imports.fileHint", { megabytes: maxImportMegabytes })}</p>
				{file === undefined ? null : <p className="font-semibold wrap-anywhere">{file.name}</p>}
				{fault === undefined ? null : (
					<p role="alert" className="border-l-4 border-ember bg-paper px-4 py-3">
						{fault}
					</p>
				)}
				{progress === undefined ? (
					<CompactButton
						look={file === undefined ? "primary" : "quiet"}
						className="justify-self-start"
						onClick={() => input.current?.click()}
					>
						{t(file === undefined ? "imports.choose" : "imports.chooseOther")}
					</CompactButton>
				) : (
					<ProgressOf progress={progress} onCancel={onCancel} />
				)}
				<input
					ref={input}
					type="file"
					accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
					aria-label={t("imports.choose")}
					hidden
					onChange={(event) => {
						take(event.target.files);
						// The same file can be chosen again.
						event.target.value = "";
					}}
				/>
			</fieldset>
		</Panel>
	);
}

function ProgressOf({ progress, onCancel }: { progress: NonNullable<Props["progress"]>; onCancel(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const { stage, done, of } = progress;
	const label = t(`imports.${stage}`, {
		done: formatCount(done, language),
		of: formatCount(of, language),
		percent: of === 0 ? 100 : Math.floor((done / of) * 100),
	});
	return (
		<div className="grid gap-3">
			<p className="text-small">{label}</p>
			<progress
				aria-label={t("imports.progress")}
				value={done}
				max={Math.max(of, 1)}
				className="h-2 w-full accent-lagoon"
			/>
			<CompactButton look="quiet" className="justify-self-start" onClick={onCancel}>
				{t("common.cancel")}
			</CompactButton>
		</div>
	);
}
