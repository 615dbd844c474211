import { describe, expect, it } from "vitest";
import { missingPictureNote, missingPictures } from "./missing-pictures.ts";

describe("the note of a missing picture", () => {
	it.each([
		["en", "", "(Missing picture 2)"],
		["en", "A $& {{number}}", "(Missing picture 2: A $& {{number}})"],
		["fr", "", "(Image manquante n°\u00a02)"],
		["fr", "Un (petit) bateau", "(Image manquante n°\u00a02\u00a0: Un (petit) bateau)"],
	] as const)("is written in the language of its text, %s, and known again", (language, alt, words) => {
		expect(missingPictureNote(language, 2, alt)).toBe(words);
		expect(missingPictures(`One\n\n**${words}** two`)).toEqual([2]);
	});

	it("is known in every text, with the spaces that editors leave of it", () => {
		const html = "<p><strong>(Image manquante n°&nbsp;12&nbsp;: un bateau)</strong></p>(Missing\npicture 3)";
		expect(missingPictures(html)).toEqual([12, 3]);
	});

	it.each(["", "(Missing picture)", "Missing picture 2", "(Missing picture 2 of the wall)"])(
		"is nothing else: %j",
		(text) => {
			expect(missingPictures(text)).toEqual([]);
		},
	);
});
