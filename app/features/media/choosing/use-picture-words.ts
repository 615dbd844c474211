import { useEffect, useRef } from "react";
import { hashOf } from "#app/features/media/media.ts";
import { type Language, languages } from "#app/site/site-config.ts";

type PictureWords = {
	picture: string | null;
	read(language: Language): string;
	write(language: Language, words: string): void;
};

/** Clears a form's alternative texts when its picture is replaced: the library describes it. */
export function usePictureWords({ picture, read, write }: PictureWords) {
	/** The picture that the texts describe, also while it is removed. */
	const described = useRef(picture);
	useEffect(() => {
		if (picture !== null) described.current = picture;
	}, [picture]);

	return (url: string | null): void => {
		if (url === null || described.current === null || hashOf(described.current) === hashOf(url)) return;
		for (const language of languages) if (read(language) !== "") write(language, "");
	};
}
