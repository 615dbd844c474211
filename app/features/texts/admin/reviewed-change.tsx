import type { ReactNode } from "react";
import { Difference } from "#app/admin-ui/difference.tsx";
import type { TextName } from "#app/features/texts/site-text.ts";
import { marksOf, nameOfMark } from "#app/features/texts/text-rules.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { FactValues } from "./shown-text.tsx";
import { addressOf, nameOfText } from "./text-names.ts";
import { usePageName } from "./use-page-name.ts";

/** What visitors read before a change and after it, and what can be done about it. */
export function ReviewedChange(props: {
	name: TextName;
	before: string;
	after: string;
	facts: FactValues;
	notes?: readonly string[];
	children: ReactNode;
}) {
	const { name, facts, notes = [] } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const address = addressOf(name.key);
	const words = t("texts");
	const nameOfPage = usePageName();
	return (
		<li className="px-5 py-5 sm:px-7">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h3 className="font-sans text-small font-semibold">
					{nameOfPage(address.page)} · {nameOfText(address, words)} ·{" "}
					{nameOfLanguage(name.language, uiLanguage)}
				</h3>
				{props.children}
			</div>
			<Difference
				lang={name.language}
				before={filled(props.before, facts)}
				after={filled(props.after, facts)}
			/>
			{notes.map((note) => (
				<p key={note} className="mt-2 text-small text-ember">
					{note}
				</p>
			))}
		</li>
	);
}

/** A text as it reads, facts in their place; what a page fills in stands between brackets. */
function filled(text: string, facts: FactValues): string {
	return [...new Set(marksOf(text))].reduce((shown, mark) => {
		const name = nameOfMark(mark);
		return shown.replaceAll(mark, facts[name] ?? `[${name}]`);
	}, text);
}
