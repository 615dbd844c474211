import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { pastedWords, seenBefore, typedSign } from "#app/content/typography/typed-sign.ts";
import { isTypographyWanted } from "#app/content/typography/typography-wanted.ts";
import { findPlace } from "#app/features/texts/admin/in-place/find-place.ts";
import {
	type OpenPlace,
	openPlace,
	type PlaceOptions,
} from "#app/features/texts/admin/in-place/open-place.ts";
import type { ChosenPageText } from "#app/features/texts/admin/in-place/page-frame.tsx";
import type { Leaving } from "#app/features/texts/admin/in-place/place-events.ts";
import type { PlaceNote } from "#app/features/texts/admin/in-place/taken-place.ts";
import { claimMessage } from "#app/features/texts/admin/labels/text-messages.ts";
import { addressOf, nameOfText } from "#app/features/texts/admin/labels/text-names.ts";
import { claimsIn } from "#app/features/texts/claims/claims.ts";
import {
	type ListedText,
	liveText,
	placeOfText,
	presentText,
	type TextList,
} from "#app/features/texts/site-text.ts";
import { marksOf, problemOf, tidyText } from "#app/features/texts/text-rules.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { TextEditor, verdictOf } from "./text-editor.tsx";
import { type DraftFollower, useTextDraft } from "./use-text-draft.ts";

/** Edits the chosen text of a page: in its place, if nothing else shares that, and in a field. */
export function ChosenText(props: {
	chosen: ChosenPageText;
	text: ListedText;
	language: Language;
	list: TextList;
	follower: DraftFollower;
	/** @param isOnItsWay the page is about to be rendered with what was typed */
	onDone(how: Leaving, isOnItsWay: boolean): void;
}) {
	const { chosen, text, language, list, follower, onDone } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const written = text.languages[language];
	const place = placeOfText(text, language, list);
	const isAllowed = (typed: string) => problemOf(typed, place) === undefined;
	const isTypeset = () => place.address === undefined && isTypographyWanted();
	const draft = useTextDraft({ key: text.key, language }, written, isAllowed, follower);
	const label = nameOfText(addressOf(text.key), t);
	const named = `${label}, ${nameOfLanguage(language, uiLanguage)}`;
	const stored = tidyText(draft.typed, written);
	const isTaken = isAllowed(stored) && draft.status.kind !== "failed" && draft.status.kind !== "stale";

	useSentOnLeaving(draft);

	function close(how: Leaving): void {
		onDone(how, isTaken && stored !== presentText(written));
	}

	const { isOnPage, place: onPage } = usePlace({
		chosen,
		typed: draft.typed,
		shown: [presentText(written), liveText(written)],
		facts: place.facts,
		marks: place.all.flatMap(marksOf),
		name: named,
		canBeItalic: place.all.some((shipped) => shipped.includes("*")),
		typeset: (before, sign) =>
			isTypeset() ? typedSign(before.slice(-seenBefore), sign, language) : undefined,
		typesetPasted: (before, piece) => (isTypeset() ? pastedWords(before, piece, language) : piece),
		note: noteOf({ textKey: text.key, written, place, draft, stored }, t),
		isKept: isTaken,
		onType: draft.type,
		onLeave: (how) => {
			// A refused text stays open: its note says why.
			if (how !== "done" || isAllowed(stored)) close(how);
		},
	});

	return (
		<>
			<p className="mb-1 text-small font-semibold">{label}</p>
			<p className="mb-2 text-small text-ink-soft">{t(isOnPage ? "texts.placeOpen" : "texts.placeNone")}</p>
			<TextEditor
				{...{ language, named, written, place }}
				textKey={text.key}
				draft={onPage === undefined ? draft : shownOn(onPage, draft)}
				isFocused={!isOnPage}
				{...(onPage && { onPage })}
				onClose={() => close("done")}
				onLeave={draft.sendNow}
			/>
		</>
	);
}

type TypedDraft = ReturnType<typeof useTextDraft>;

/** Sends what is typed when it is left: going on to another text does not wait for a pause. */
function useSentOnLeaving(draft: TypedDraft): void {
	const sendNow = useRef(draft.sendNow);
	sendNow.current = draft.sendNow;
	useEffect(() => () => sendNow.current(), []);
}

/** Shows on the page what is written in the field. */
function shownOn(onPage: OpenPlace, draft: TypedDraft): TypedDraft {
	return {
		...draft,
		type: (typed) => {
			draft.type(typed);
			onPage.show(typed);
		},
		settle: (current, settled) => {
			draft.settle(current, settled);
			onPage.show(settled);
		},
	};
}

/** Says at the text's place what is wrong with it, or to be considered. */
function noteOf(
	typed: {
		textKey: string;
		written: Parameters<typeof verdictOf>[1]["written"];
		place: ReturnType<typeof placeOfText>;
		draft: TypedDraft;
		stored: string;
	},
	t: ReturnType<typeof useText<"admin">>,
): PlaceNote {
	const { textKey, written, place, draft, stored } = typed;
	const { problem, warning } = verdictOf(stored, { textKey, written, place, status: draft.status }, t);
	if (problem !== undefined) return { text: problem, isProblem: true };
	if (draft.status.kind === "stale") return { text: t("texts.stale"), isProblem: true };
	const [claim] = claimsIn(draft.typed, place);
	const question = claim && claimMessage(claim, t);
	return { text: question ?? warning ?? t("texts.placeKeys"), isProblem: false };
}

/** A plural shows one of its forms: which one it is, the field says. */
const isPlural = (key: string) => /_(one|other)$/.test(key);

/** Opens the place of a text on its page, unless it can only be edited in a field. */
function usePlace(
	props: Omit<PlaceOptions, "text" | "pointer"> & {
		chosen: ChosenPageText;
		/** The text as it is typed at present, and as the page may show it still. */
		typed: string;
		shown: readonly string[];
		facts: Readonly<Record<string, string>>;
		/** The marks that a page fills in itself. */
		marks: readonly string[];
		note: PlaceNote;
		/** True if the new text stays visible when the place is closed. */
		isKept: boolean;
	},
): { isOnPage: boolean; place: OpenPlace | undefined } {
	const { chosen, typed, shown, note } = props;
	const latest = useRef(props);
	latest.current = props;
	const [found] = useState(() =>
		isPlural(chosen.key) ? undefined : findPlace(chosen.element, [typed, ...shown], props),
	);
	const [place, setPlace] = useState<OpenPlace>();

	// Before anything is painted, and within the press that chose it.
	useLayoutEffect(() => {
		if (found === undefined) return undefined;
		const { typed: text, name, canBeItalic, chosen: pressed } = latest.current;
		const opened = openPlace(found, {
			...{ text, name, canBeItalic, pointer: pressed.pointer },
			typeset: (before, sign) => latest.current.typeset(before, sign),
			typesetPasted: (before, piece) => latest.current.typesetPasted(before, piece),
			onType: (changed) => latest.current.onType(changed),
			onLeave: (how) => latest.current.onLeave(how),
		});
		setPlace(opened);
		return () => opened.close(latest.current.isKept);
	}, [found]);

	useLayoutEffect(
		() => place?.say({ text: note.text, isProblem: note.isProblem }),
		[place, note.text, note.isProblem],
	);

	return { isOnPage: found !== undefined, place };
}
