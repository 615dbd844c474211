import { useLayoutEffect, useRef, useState } from "react";
import { findPlace } from "./find-place.ts";
import { type OpenPlace, openPlace, type Typeset, type TypesetPasted } from "./open-place.ts";
import type { ChosenPageText } from "./page-frame.tsx";
import type { Leaving } from "./place-events.ts";
import type { PlaceNote } from "./place-note.ts";

/** A plural shows one of its forms: which one it is, the field says. */
const isPlural = (key: string) => /_(one|other)$/.test(key);

/**
 * Opens the place of a text on its page, to be changed there, unless it can only be changed in a
 * field. What `note` says is shown beside the place.
 */
export function usePlace(props: {
	chosen: ChosenPageText;
	/** The text as it is typed at present, and as the page may show it still. */
	typed: string;
	shown: readonly string[];
	facts: Readonly<Record<string, string>>;
	/** The marks that a page fills in itself. */
	marks: readonly string[];
	name: string;
	canBeItalic: boolean;
	typeset: Typeset;
	typesetPasted: TypesetPasted;
	note: PlaceNote;
	/** True if the new text stays visible when the place is closed. */
	isKept: boolean;
	onType(text: string): void;
	onLeave(how: Leaving): void;
}): { isOnPage: boolean; place: OpenPlace | undefined } {
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
			text,
			name,
			canBeItalic,
			typeset: (before, sign) => latest.current.typeset(before, sign),
			typesetPasted: (before, piece) => latest.current.typesetPasted(before, piece),
			pointer: pressed.pointer,
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
