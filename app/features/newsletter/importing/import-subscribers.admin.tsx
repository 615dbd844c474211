import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { FileChoice } from "#app/admin-ui/file-choice.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { formatCount, type Language, languages } from "#app/site/site-config.ts";
import { ImportConsentPanel, ImportFigures, LeftOutLines } from "./import-panels.tsx";
import {
	type ImportLine,
	type ImportOptions,
	type ImportPreview,
	maxImportBytes,
	maxImportMegabytes,
} from "./subscriber-import.ts";
import { useSubscriberImport } from "./use-subscriber-import.ts";

export const meta = adminTitle((text) => text.imports.title);

/** Imports a file of readers, after a preview that lists every line that is left out. */
export default function ImportSubscribersScreen() {
	const t = useText("admin");
	const language = useLanguage();
	const { file, options, step, progress, choose, change, confirm, cancel } = useSubscriberImport({
		language,
	});
	const result = useRef<HTMLHeadingElement>(null);
	const isImported = step.kind === "imported";
	useEffect(() => {
		if (isImported) result.current?.focus();
	}, [isImported]);

	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("imports.title")}>
				<Link to={adminPaths.subscribers} className={compactClass("quiet")}>
					{t("imports.back")}
				</Link>
			</ScreenHead>
			{step.kind === "imported" ? (
				<Panel>
					<div className="grid gap-5 px-5 py-6 sm:px-7">
						<h2 ref={result} tabIndex={-1} className="text-heading">
							{t("imports.done")}
						</h2>
						<ImportFigures outcome={step.outcome} isDone />
						<LeftOutLines leftOut={step.outcome.leftOut} />
						<Link to={adminPaths.subscribers} className={`${compactClass("primary")} justify-self-start`}>
							{t("imports.back")}
						</Link>
					</div>
				</Panel>
			) : (
				<div className="grid gap-6">
					<p className="max-w-[44rem] text-ink-soft">{t("imports.intro")}</p>
					<ImportFile
						file={file}
						progress={progress}
						unreadable={step.kind === "choosing" ? step.unreadable : undefined}
						onFile={choose}
						onCancel={cancel}
					/>
					{step.kind === "previewed" ? (
						<>
							<ImportMapping preview={step.preview} options={options} onChange={change} />
							<Panel title={t("imports.whatHappens")}>
								<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
									<ImportFigures outcome={step.preview} />
									<LeftOutLines leftOut={step.preview.leftOut} />
								</div>
							</Panel>
							<ImportConsentPanel
								outcome={step.preview}
								isBusy={progress !== undefined}
								onConfirm={confirm}
							/>
						</>
					) : null}
				</div>
			)}
		</div>
	);
}

type Props = {
	file: File | undefined;
	progress: Extract<ImportLine, { kind: "progress" }> | undefined;
	unreadable: Extract<ImportLine, { kind: "unreadable" }> | undefined;
	onFile(file: File): void;
	onCancel(): void;
};

function ImportFile({ file, progress, unreadable, onFile, onCancel }: Props) {
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
				error={unreadable && t(`imports.unreadable.${unreadable.reason}`, { line: unreadable.line })}
				progress={progress && <ImportProgress progress={progress} onCancel={onCancel} />}
				onFile={onFile}
			/>
		</Panel>
	);
}

function ImportProgress(props: { progress: NonNullable<Props["progress"]>; onCancel(): void }) {
	const t = useText("admin");
	const language = useLanguage();
	const { stage, done, of } = props.progress;
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
			<CompactButton look="quiet" className="justify-self-start" onClick={props.onCancel}>
				{t("common.cancel")}
			</CompactButton>
		</div>
	);
}

const oneLanguage = "one";

/** Chooses the columns of the address and the language, with the first rows as a sample. */
function ImportMapping(props: {
	preview: ImportPreview;
	options: ImportOptions;
	onChange(changes: Partial<ImportOptions>): void;
}) {
	const { preview, options, onChange } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const columns = preview.columns.map((name, index) => {
		const known = name || preview.sample.find(({ cells }) => cells[index])?.cells[index] || "–";
		return [String(index), t("imports.column", { number: index + 1, column: known })] as const;
	});
	return (
		<Panel title={t("imports.columns")}>
			<div className="grid gap-5 border-t border-clay px-5 py-5 sm:px-7">
				<div className="grid gap-5 sm:grid-cols-3">
					<SelectField
						label={t("imports.emailColumn")}
						value={String(preview.emailColumn)}
						options={columns}
						onChange={(column) => onChange({ emailColumn: Number(column) })}
					/>
					<SelectField
						label={t("imports.languageColumn")}
						value={preview.languageColumn === null ? oneLanguage : String(preview.languageColumn)}
						options={[[oneLanguage, t("imports.oneLanguage")], ...columns]}
						onChange={(column) =>
							onChange({ languageColumn: column === oneLanguage ? null : Number(column) })
						}
					/>
					<SelectField
						label={t(preview.languageColumn === null ? "imports.language" : "imports.otherLanguage")}
						value={options.language}
						options={languages.map((one) => [one, nameOfLanguage(one, uiLanguage)])}
						onChange={(language) => onChange({ language })}
					/>
				</div>
				<Sample preview={preview} />
				<NotTaken preview={preview} language={options.language} />
			</div>
		</Panel>
	);
}

/** Lists the columns that are not imported, and languages that the site does not have. */
function NotTaken({ preview, language }: { preview: ImportPreview; language: Language }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { columns, emailColumn, languageColumn, otherLanguages } = preview;
	const ignoredColumns = columns.filter(
		(name, index) => name !== "" && index !== emailColumn && index !== languageColumn,
	);
	return (
		<div className="grid gap-2 text-small wrap-anywhere empty:hidden">
			{otherLanguages.length === 0 ? null : (
				<p className="font-semibold">
					{t("imports.otherLanguages", {
						names: otherLanguages.map(({ name, people }) => `${name} (${people})`).join(", "),
						language: nameOfLanguage(language, uiLanguage),
					})}
				</p>
			)}
			{ignoredColumns.length === 0 ? null : (
				<p className="text-ink-soft">{t("imports.notTaken", { columns: ignoredColumns.join(", ") })}</p>
			)}
		</div>
	);
}

function Sample({ preview }: { preview: ImportPreview }) {
	const t = useText("admin");
	const { emailColumn, languageColumn, sample } = preview;
	return (
		<table className="w-full table-fixed text-left text-small">
			<caption className="pb-2 text-left text-ink-soft">{t("imports.sample")}</caption>
			<thead>
				<tr className="border-b border-clay">
					<th scope="col" className="py-2 pr-4">
						{t("imports.address")}
					</th>
					<th scope="col" className="w-1/3 py-2">
						{t("imports.language")}
					</th>
				</tr>
			</thead>
			<tbody>
				{sample.map(({ line, cells }) => (
					<tr key={line} className="border-b border-clay last:border-0">
						<td className="py-2 pr-4 wrap-anywhere">{cells[emailColumn] || "–"}</td>
						<td className="py-2 wrap-anywhere">
							{(languageColumn === null ? "" : cells[languageColumn]) || "–"}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
