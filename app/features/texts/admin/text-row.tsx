import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Badge } from "#app/admin-ui/badge.tsx";
import { TextEditor } from "#app/features/texts/admin/editing/text-editor.tsx";
import { useTextDraft } from "#app/features/texts/admin/editing/use-text-draft.ts";
import { ShownText } from "#app/features/texts/admin/labels/shown-text.tsx";
import { addressOf, nameOfText } from "#app/features/texts/admin/labels/text-names.ts";
import {
	isBehind,
	type ListedText,
	liveText,
	placeOfText,
	presentText,
	type TextList,
} from "#app/features/texts/site-text.ts";
import { problemOf, tidyText } from "#app/features/texts/text-rules.ts";
import { languagesFrom, nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";

/** A text in all languages, side by side, the administrator's own first. */
export function TextRow({ text, list }: { text: ListedText; list: TextList }) {
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const label = nameOfText(addressOf(text.key), t);
	return (
		<li className="grid gap-x-6 gap-y-2 px-5 py-3 sm:px-7 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
			<p className="py-2 text-small text-ink-soft">{label}</p>
			{languagesFrom(uiLanguage).map((language) => (
				<TextCell key={language} text={text} language={language} list={list} label={label} />
			))}
		</li>
	);
}

/** A text in one language: read, and changed where it stands. */
function TextCell(props: { text: ListedText; language: Language; list: TextList; label: string }) {
	const { text, language, list, label } = props;
	const written = text.languages[language];
	const place = placeOfText(text, language, list);
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const isAllowed = (typed: string) => problemOf(typed, place) === undefined;
	const draft = useTextDraft({ key: text.key, language }, written, isAllowed);
	const stored = tidyText(draft.typed, written);
	const needsCare = draft.status.kind === "failed" || draft.status.kind === "stale" || !isAllowed(stored);
	const named = `${label}, ${nameOfLanguage(language, uiLanguage)}`;

	/** Done: what was typed goes to the draft, and the focus stays in the list. */
	function close(): void {
		draft.sendNow();
		flushSync(() => setOpen(false));
		opener.current?.focus();
	}

	if (isOpen || needsCare) {
		return (
			<TextEditor
				{...{ language, named, written, place, draft }}
				textKey={text.key}
				isFocused={isOpen}
				onClose={close}
				onLeave={() => {
					draft.sendNow();
					setOpen(false);
				}}
			/>
		);
	}
	const shown = draft.status.kind === "typed" ? stored : presentText(written);
	return (
		<div className="grid content-start gap-1.5">
			<button
				ref={opener}
				type="button"
				onClick={() => setOpen(true)}
				className="min-h-11 w-full cursor-pointer rounded-[2px] border border-transparent px-3 py-2 text-left wrap-anywhere whitespace-pre-wrap hover:border-ink/35 hover:bg-paper"
			>
				<span className="sr-only">{t("texts.edit", { text: named })} </span>
				<span lang={language}>
					<ShownText text={shown} facts={place.facts} />
				</span>
			</button>
			<TextMarks text={text} language={language} isChanged={shown !== liveText(written)} />
		</div>
	);
}

/** The badges of a text: own, changed, older than another language, replaced in a release. */
function TextMarks(props: { text: ListedText; language: Language; isChanged: boolean }) {
	const { text, language, isChanged } = props;
	const t = useText("admin");
	const { published, moved } = text.languages[language];
	const isOlder = isBehind(text, language);
	const behind = language === defaultLanguage ? "originalBehind" : "behind";
	if (published === null && !isOlder && !isChanged && moved === null) return null;
	return (
		<p className="flex flex-wrap gap-2 px-3">
			{isChanged ? <Badge tone="live">{t("texts.marks.draft")}</Badge> : null}
			{published !== null && !isChanged ? <Badge tone="calm">{t("texts.marks.own")}</Badge> : null}
			{isOlder ? <Badge tone="outline">{t(`texts.marks.${behind}`)}</Badge> : null}
			{moved === null ? null : <Badge tone="outline">{t("texts.marks.moved")}</Badge>}
		</p>
	);
}
