import { useEffect, useRef } from "react";
import { type Language, languages } from "#app/site/site-config.ts";
import { altMember, type LibraryImage } from "./library-image.ts";
import { hashOf } from "./media.ts";

/** Where a form holds the words that describe its picture. */
type PictureWords = {
	/** The address of the picture that is in the form. */
	picture: string | null;
	read(language: Language): string;
	write(language: Language, words: string): void;
};

/**
 * What describes a form's picture follows the picture: another one takes its own words from the
 * library, or none, and never those of the one before. Words that were written before there was any
 * picture stay.
 */
export function usePictureWords({ picture, read, write }: PictureWords) {
	/** The picture that the words belong to, also while it is taken away. */
	const described = useRef(picture);
	useEffect(() => {
		if (picture !== null) described.current = picture;
	}, [picture]);

	/** Another picture is chosen: of the library, where `image` is known of it. */
	return (url: string | null, image?: LibraryImage): void => {
		if (url === null) return;
		const isOther = described.current !== null && hashOf(described.current) !== hashOf(url);
		for (const language of languages) {
			const own = image?.[altMember(language)] ?? "";
			const present = read(language);
			if ((isOther || present === "") && present !== own) write(language, own);
		}
	};
}
