import { useText } from "#app/i18n/text-context.tsx";

/** The entries of a list before a change and after it, side by side. */
export function OrderDifference({ before, after }: { before: readonly string[]; after: readonly string[] }) {
	const t = useText("admin");
	return (
		<div className="mt-2 grid gap-4 border border-clay bg-paper px-4 py-3 sm:grid-cols-2">
			<Entries title={t("lists.before")} entries={before} />
			<Entries title={t("lists.after")} entries={after} />
		</div>
	);
}

function Entries({ title, entries }: { title: string; entries: readonly string[] }) {
	const t = useText("admin");
	return (
		<div>
			<p className="text-small text-ink-soft">{title}</p>
			{entries.length === 0 ? <p>{t("lists.noEntries")}</p> : null}
			<ol className="list-decimal pl-6 wrap-anywhere">
				{entries.map((entry, index) => {
					// Two entries may say the same.
					const key = `${index} ${entry}`;
					return <li key={key}>{entry}</li>;
				})}
			</ol>
		</div>
	);
}
