import type { ReactNode } from "react";
import { Difference } from "#app/admin-ui/difference.tsx";
import { placeholderName } from "#app/features/texts/admin/common/claim-message.ts";
import { nameOfList, orderInWords } from "#app/features/texts/admin/common/list-names.ts";
import { filled } from "#app/features/texts/admin/common/shown-text.tsx";
import { addressOf, nameOfText } from "#app/features/texts/admin/common/text-names.ts";
import { usePageName } from "#app/features/texts/admin/common/use-page-name.ts";
import type { TextList, TextName } from "#app/features/texts/site-text.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { OrderDifference } from "./order-difference.tsx";

/** A text before and after a change, with the actions for it. */
export function ReviewedChange(props: {
	name: TextName;
	before: string;
	after: string;
	list: TextList;
	notes?: readonly string[];
	children: ReactNode;
}) {
	const { name, list, notes = [] } = props;
	const facts = list.facts[name.language];
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const address = addressOf(name.key);
	const nameOfPage = usePageName();
	const nameOf = (mark: string) => placeholderName(mark, t);
	const listName = nameOfList(list, name.key, uiLanguage, t);
	const entriesOf = (order: string) => orderInWords(list, name.key, order, uiLanguage, t);
	return (
		<li className="px-5 py-5 sm:px-7">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h3 className="font-sans text-small font-semibold">
					{nameOfPage(address.page)} ·{" "}
					{listName ?? `${nameOfText(address, t)} · ${nameOfLanguage(name.language, uiLanguage)}`}
				</h3>
				{props.children}
			</div>
			{listName === undefined ? (
				<Difference
					lang={name.language}
					before={filled(props.before, facts, nameOf)}
					after={filled(props.after, facts, nameOf)}
				/>
			) : (
				<OrderDifference before={entriesOf(props.before)} after={entriesOf(props.after)} />
			)}
			{notes.map((note) => (
				<p key={note} className="mt-2 text-small text-ember">
					{note}
				</p>
			))}
		</li>
	);
}
