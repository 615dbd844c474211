import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { FileChoice } from "#app/admin-ui/file-choice.tsx";
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
	const limit = { megabytes: maxImportMegabytes };
	return (
		<Panel>
			<FileChoice
				label={t("imports.file")}
				hint={t("imports.fileHint", limit)}
				choose={t("imports.choose")}
				chooseOther={t("imports.chooseOther")}
				tooLarge={t("imports.tooLarge", limit)}
				maxBytes={maxImportBytes}
				file={file}
				fault={unreadable && t(`imports.unreadable.${unreadable.reason}`, { line: unreadable.line })}
				progress={progress && <ProgressOf progress={progress} onCancel={onCancel} />}
				onFile={onFile}
			/>
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
