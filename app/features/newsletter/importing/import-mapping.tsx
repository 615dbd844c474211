import { Panel } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { type Language, languages } from "#app/site/site-config.ts";
import type { ImportOptions, ImportPreview } from "./subscriber-import.ts";

const oneLanguage = "one";

/** What each column is taken for, with the first rows beside it. */
export function ImportMapping(props: {
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

/** What of the file is not taken over as it stands: other columns, and languages that the site does not have. */
function NotTaken({ preview, language }: { preview: ImportPreview; language: Language }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const { columns, emailColumn, languageColumn, otherLanguages } = preview;
	const left = columns.filter(
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
			{left.length === 0 ? null : (
				<p className="text-ink-soft">{t("imports.notTaken", { columns: left.join(", ") })}</p>
			)}
		</div>
	);
}

/** What stands in the chosen columns of the first rows. */
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
