import type { ReactNode } from "react";
import { Difference } from "#app/admin-ui/difference.tsx";
import { filled } from "#app/features/texts/admin/labels/shown-text.tsx";
import { placeholderName } from "#app/features/texts/admin/labels/text-messages.ts";
import {
	addressOf,
	nameOfList,
	nameOfText,
	orderInWords,
	usePageName,
} from "#app/features/texts/admin/labels/text-names.ts";
import type { DraftedChange, TextList } from "#app/features/texts/site-text.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

export function ReviewedChange(props: {
	change: Omit<DraftedChange, "text">;
	list: TextList;
	notes?: readonly string[];
	children: ReactNode;
}) {
	const { change, list, notes = [] } = props;
	const { key, language, before, after } = change;
	const facts = list.facts[language];
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const address = addressOf(key);
	const nameOfPage = usePageName();
	const nameOf = (mark: string) => placeholderName(mark, t);
	const listName = nameOfList(list, key, uiLanguage, t);
	const entriesOf = (order: string) => orderInWords(list, key, order, uiLanguage, t);
	return (
		<li className="px-5 py-5 sm:px-7">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h3 className="font-sans text-small font-semibold">
					{nameOfPage(address.page)} ·{" "}
					{listName ?? `${nameOfText(address, t)} · ${nameOfLanguage(language, uiLanguage)}`}
				</h3>
				{props.children}
			</div>
			{listName === undefined ? (
				<Difference
					lang={language}
					before={filled(before, facts, nameOf)}
					after={filled(after, facts, nameOf)}
				/>
			) : (
				<div className="mt-2 grid gap-4 border border-clay bg-paper px-4 py-3 sm:grid-cols-2">
					<Entries title={t("lists.before")} entries={entriesOf(before)} />
					<Entries title={t("lists.after")} entries={entriesOf(after)} />
				</div>
			)}
			{notes.map((note) => (
				<p key={note} className="mt-2 text-small text-ember">
					{note}
				</p>
			))}
		</li>
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
