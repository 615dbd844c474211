import { Field } from "#app/admin-ui/field.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import {
	type GuestColumnName,
	guestColumnNames,
	neededColumns,
	type UnreadableGuests,
} from "#app/features/guests/importing/guest-import.ts";
import { useText } from "#app/i18n/text-context.tsx";

/** Stands for no column. */
const none = "none";

/** What each column of the file is taken for, to be put right by hand. */
export function GuestColumnsChoice(props: {
	reading: Pick<UnreadableGuests, "names" | "columns">;
	/** Where something was not found, or else behind a summary. */
	isOpen: boolean;
	onAssign(name: GuestColumnName, column: number | undefined): void;
}) {
	const { names, columns } = props.reading;
	const t = useText("admin");
	const options = names.map(
		(name, index) =>
			[
				String(index),
				t("guests.importing.columnNumber", { number: index + 1, heading: name || "–" }),
			] as const,
	);
	return (
		<details open={props.isOpen} className="border-t border-clay px-5 pt-2 pb-5 sm:px-7">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold">
				{t("guests.importing.columns")}
			</summary>
			<div className="mt-3 grid gap-5 [&_label]:inline-block [&_label]:first-letter:uppercase sm:grid-cols-2 lg:grid-cols-3">
				{guestColumnNames.map((name) => {
					const column = columns[name];
					const isNeeded = neededColumns.some((one) => one === name);
					const without = t(`guests.importing.${isNeeded ? "chooseColumn" : "noColumn"}`);
					return (
						<Field
							key={name}
							required={isNeeded}
							label={t(`guests.importing.column.${name}`)}
							hint={
								name === "firstName" && column === undefined ? t("guests.importing.firstNameHint") : undefined
							}
						>
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
