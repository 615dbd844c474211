import { useEffect, useRef } from "react";
import { pastedWords, seenBefore, typedSign } from "#app/content/typography/typed-sign.ts";
import { isTypographyWanted } from "#app/content/typography/typography-wanted.ts";
import { claimMessage } from "#app/features/texts/admin/common/claim-message.ts";
import { addressOf, nameOfText } from "#app/features/texts/admin/common/text-names.ts";
import type { ChosenPageText } from "#app/features/texts/admin/in-place/page-frame.tsx";
import type { Leaving } from "#app/features/texts/admin/in-place/place-events.ts";
import { usePlace } from "#app/features/texts/admin/in-place/use-place.ts";
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
import { TextEditor } from "./text-editor.tsx";
import { verdictOf } from "./text-verdict.ts";
import { type DraftFollower, useTextDraft } from "./use-text-draft.ts";

/**
 * The text that was chosen on a page, while it is changed: where it stands, if nothing else shares
 * its place, and in a field.
 */
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

	const sendNow = useRef(draft.sendNow);
	sendNow.current = draft.sendNow;
	// Going on to another text does not wait for a pause.
	useEffect(() => () => sendNow.current(), []);

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
		note: noteOf(),
		isKept: isTaken,
		onType: draft.type,
		onLeave: (how) => {
			// A refused text stays open: its note says why.
			if (how !== "done" || isAllowed(stored)) close(how);
		},
	});

	function noteOf(): { text: string; isProblem: boolean } {
		const { problem, warning } = verdictOf(
			stored,
			{ textKey: text.key, written, place, status: draft.status },
			t,
		);
		if (problem !== undefined) return { text: problem, isProblem: true };
		if (draft.status.kind === "stale") return { text: t("texts.stale"), isProblem: true };
		const [claim] = claimsIn(draft.typed, place);
		const question = claim && claimMessage(claim, t);
		return { text: question ?? warning ?? t("texts.placeKeys"), isProblem: false };
	}

	return (
		<>
			<p className="mb-1 text-small font-semibold">{label}</p>
			<p className="mb-2 text-small text-ink-soft">{t(isOnPage ? "texts.placeOpen" : "texts.placeNone")}</p>
			<TextEditor
				textKey={text.key}
				language={language}
				named={named}
				written={written}
				place={place}
				draft={
					onPage === undefined
						? draft
						: {
								...draft,
								type: (typed) => {
									draft.type(typed);
									onPage.show(typed);
								},
								settle: (current, settled) => {
									draft.settle(current, settled);
									onPage.show(settled);
								},
							}
				}
				isFocused={!isOnPage}
				{...(onPage && { onPage })}
				onClose={() => close("done")}
				onLeave={draft.sendNow}
			/>
		</>
	);
}
