import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ShownText } from "#app/features/texts/admin/common/shown-text.tsx";
import { TextEditor } from "#app/features/texts/admin/editing/text-editor.tsx";
import { useTextDraft } from "#app/features/texts/admin/editing/use-text-draft.ts";
import { liveText, presentText, type WrittenText } from "#app/features/texts/site-text.ts";
import { problemOf, type TextPlace, tidyText } from "#app/features/texts/text-rules.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { TextMarks } from "./text-marks.tsx";

/** A text in one language: read, and changed where it stands. */
export function TextCell(props: {
	textKey: string;
	language: Language;
	label: string;
	written: WrittenText;
	place: TextPlace;
	isBehind: boolean;
}) {
	const { textKey, language, written, place, label } = props;
	const { facts } = place;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const isAllowed = (text: string) => problemOf(text, place) === undefined;
	const draft = useTextDraft({ key: textKey, language }, written, isAllowed);
	const text = tidyText(draft.typed, written);
	const needsCare = draft.status.kind === "failed" || draft.status.kind === "stale" || !isAllowed(text);
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
				{...props}
				named={named}
				draft={draft}
				isFocused={isOpen}
				onClose={close}
				onLeave={() => {
					draft.sendNow();
					setOpen(false);
				}}
			/>
		);
	}
	const shown = draft.status.kind === "typed" ? text : presentText(written);
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
					<ShownText text={shown} facts={facts} />
				</span>
			</button>
			<TextMarks
				written={written}
				language={language}
				isBehind={props.isBehind}
				isChanged={shown !== liveText(written)}
			/>
		</div>
	);
}
