import { Field } from "#app/admin-ui/field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { missingBankColumns } from "./bank-columns.ts";
import { type BankColumnName, type BankFile, bankColumnNames } from "./bank-file.ts";

const none = "none";

/** Asks which column of a bank's file holds what: open if one was not found, else behind a summary. */
export function BankColumnsChoice(props: {
	reading: Pick<BankFile, "names" | "columns">;
	onAssign(name: BankColumnName, column: number | undefined): void;
}) {
	const { names, columns } = props.reading;
	const t = useText("admin");
	const missing = missingBankColumns(columns);
	const options = names.map(
		(name, index) =>
			[String(index), t("bank.columnNumber", { number: index + 1, heading: name || "–" })] as const,
	);
	return (
		<details open={missing.length > 0} className="border-t border-clay px-5 pt-2 pb-5 sm:px-7">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold">
				{t("bank.columns")}
			</summary>
			<p className="text-small text-ink-soft">{t("bank.columnsHint")}</p>
			<div className="mt-3 grid gap-5 [&_label]:inline-block [&_label]:first-letter:uppercase sm:grid-cols-2 lg:grid-cols-3">
				{bankColumnNames.map((name) => {
					const column = columns[name];
					const isMissing = missing.some((one) => one === name);
					const without = t(`bank.${isMissing ? "chooseColumn" : "noColumn"}`);
					return (
						<Field key={name} label={t(`bank.column.${name}`)}>
							{(control) => (
								<Select
									control={control}
									value={column === undefined ? none : String(column)}
									options={[[none, without], ...options]}
									onChange={(chosen) => props.onAssign(name, chosen === none ? undefined : Number(chosen))}
								/>
							)}
						</Field>
					);
				})}
			</div>
		</details>
	);
}
