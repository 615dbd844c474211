import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { compactClass, IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { nameOfList, textsOfEntry } from "#app/features/texts/admin/labels/text-names.ts";
import { TextRow } from "#app/features/texts/admin/text-row.tsx";
import { entryOf, isListOfParts } from "#app/features/texts/site-lists.ts";
import {
	type ListedList,
	type ListedText,
	presentText,
	type TextList,
} from "#app/features/texts/site-text.ts";
import { isTestimonial } from "#app/features/texts/testimonial.ts";
import { isAddedEntry, isOptionalPart, type Placed } from "#app/i18n/list-order.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";
import { ConsentPanel } from "./consents.tsx";

type Props = {
	list: ListedList;
	texts: TextList;
	entry: Placed;
	place: number;
	isLast: boolean;
	title: string;
	onMove(by: 1 | -1): void;
	onToggle(): void;
	onRemove(): void;
};

/** An entry of a list: its texts in all languages, its place, and whether visitors see it. */
export function ListEntry(props: Props) {
	const { list, texts, entry, place, title } = props;
	const t = useText("admin");
	const own = textsOfEntry(texts, list.key, entry.id);
	const isPart = isListOfParts(list.key);
	return (
		<li data-entry={entry.id} className="rounded-[2px] bg-white">
			<div
				className={`flex items-center justify-between gap-x-6 gap-y-1 px-5 pt-3 pb-2 sm:px-7 ${isPart ? "" : "flex-wrap"}`}
			>
				<h3 tabIndex={-1} className="flex flex-wrap items-center gap-3 font-sans text-base font-semibold">
					{isPart ? title : t("lists.entry", { position: place })}
					{isAddedEntry(entry.id) ? <Badge tone="calm">{t("lists.added")}</Badge> : null}
					{entry.isHidden ? <Badge tone="outline">{t("lists.isHidden")}</Badge> : null}
				</h3>
				<EntryActions {...props} isPart={isPart} />
			</div>
			{own.some(isUnwritten) ? (
				<p className="px-5 pb-2 text-small text-ember sm:px-7">{t("lists.isIncomplete")}</p>
			) : null}
			{isPart ? null : (
				<ul className={`divide-y divide-clay border-t border-clay ${entry.isHidden ? "bg-paper" : ""}`}>
					{own.map((text) => (
						<TextRow key={text.key} text={text} list={texts} />
					))}
				</ul>
			)}
			{isTestimonial(`${list.key}.${entry.id}`) ? (
				<ConsentPanel entry={`${list.key}.${entry.id}`} texts={own} />
			) : null}
			<InnerLists list={list} texts={texts} id={entry.id} place={place} />
		</li>
	);
}

/** Moves, hides and removes an entry; a part of a page is never removed. */
function EntryActions(props: Omit<Props, "list" | "texts"> & { isPart: boolean }) {
	const { entry, place, title, isPart } = props;
	const t = useText("admin");
	return (
		<div className={`-mr-3 flex ${isPart ? "" : "flex-wrap"}`}>
			<IconButton
				data-control="up"
				label={t("lists.up", { entry: title })}
				disabled={place === 1}
				onClick={() => props.onMove(-1)}
			>
				<Icon name="up" />
			</IconButton>
			<IconButton
				data-control="down"
				label={t("lists.down", { entry: title })}
				disabled={props.isLast}
				onClick={() => props.onMove(1)}
			>
				<Icon name="down" />
			</IconButton>
			<IconButton
				data-control="hide"
				label={t(entry.isHidden ? "lists.show" : "lists.hide", { entry: title })}
				onClick={props.onToggle}
			>
				<Icon name={entry.isHidden ? "hidden" : "view"} />
			</IconButton>
			{isPart ? null : (
				<IconButton label={t("lists.remove", { entry: title })} onClick={props.onRemove}>
					<Icon name="remove" />
				</IconButton>
			)}
		</div>
	);
}

/** A text that is shown in no language yet. */
function isUnwritten({ key, languages: written }: ListedText): boolean {
	if (isOptionalPart(key)) return false;
	return languages.every((language) => presentText(written[language]) === "");
}

function InnerLists(props: { list: ListedList; texts: TextList; id: string; place: number }) {
	const { list, texts, id, place } = props;
	const t = useText("admin");
	const language = useLanguage();
	const inner = texts.lists.filter(({ key }) => {
		const holder = entryOf(key);
		return holder?.list === list.key && holder.id === id;
	});
	return inner.map(({ key }) => (
		<p key={key} className="border-t border-clay px-5 py-2 sm:px-7">
			<Link to={`${adminPaths.textsLists}?list=${encodeURIComponent(key)}`} className={compactClass("plain")}>
				{t("lists.inner", { list: nameOfList(texts, key, language, t) ?? "", position: place })}
			</Link>
		</p>
	));
}
