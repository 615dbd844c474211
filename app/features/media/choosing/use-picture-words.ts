import { useEffect, useRef } from "react";
import { hashOf } from "#app/features/media/media.ts";
import { type Language, languages } from "#app/site/site-config.ts";

/** Where a form holds the words that describe its picture. */
type PictureWords = {
	/** The address of the picture that is in the form. */
	picture: string | null;
	read(language: Language): string;
	write(language: Language, words: string): void;
};

/**
 * What describes a form's picture goes with the picture: another one has none of its own at first,
 * so that the library describes it. Words that were written before there was any picture stay.
 */
export function usePictureWords({ picture, read, write }: PictureWords) {
	/** The picture that the words belong to, also while it is taken away. */
	const described = useRef(picture);
	useEffect(() => {
		if (picture !== null) described.current = picture;
	}, [picture]);

	/** A picture is chosen. */
	return (url: string | null): void => {
		if (url === null || described.current === null || hashOf(described.current) === hashOf(url)) return;
		for (const language of languages) if (read(language) !== "") write(language, "");
	};
}
