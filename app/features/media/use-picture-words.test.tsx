import "#platform/testing/dom.ts";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import type { LibraryImage } from "./library-image.ts";
import { imageUrlOf } from "./media.ts";
import { usePictureWords } from "./use-picture-words.ts";

afterEach(cleanup);

const [boat, moon, plain] = ["a", "b", "c"].map((letter) => imageUrlOf(letter.repeat(64))) as [
	string,
	string,
	string,
];
const image = (url: string, alt: string, altFr: string): LibraryImage => ({
	...{ hash: "", name: "", url, alt, altFr, width: 3, height: 2, createdAt: "", usedIn: [] },
	focus: { x: 0.5, y: 0.5 },
});

/** A form with a picture and words, and what they become. */
function form(first: string | null, en: string, fr: string) {
	const words: Record<Language, string> = { en, fr };
	let picture = first;
	const { result, rerender } = renderHook(() =>
		usePictureWords({
			picture,
			read: (language) => words[language],
			write: (language, written) => {
				words[language] = written;
			},
		}),
	);
	return {
		words,
		/** Another version of the form's content is put into it, as it is. */
		fill: (url: string | null, content: Record<Language, string>) => {
			picture = url;
			Object.assign(words, content);
			rerender();
		},
		change: (url: string | null, chosen?: LibraryImage) => {
			result.current(url, chosen);
			picture = url;
			rerender();
		},
	};
}

describe("the words of a form's picture", () => {
	it("are those of another picture as soon as it is chosen, not the old one's", () => {
		const { words, change } = form(boat, "A boat", "Un bateau");
		change(moon, image(moon, "The moon", ""));
		expect(words).toEqual({ en: "The moon", fr: "" });
		change(plain);
		expect(words).toEqual({ en: "", fr: "" });
	});

	it("stay where the same picture is chosen again, or taken away and put back", () => {
		const { words, change } = form(boat, "My own words", "");
		change(boat.replace("-1600.webp", "-480.avif"), image(boat, "A boat", "Un bateau"));
		expect(words).toEqual({ en: "My own words", fr: "Un bateau" });
		change(null);
		change(boat);
		expect(words).toEqual({ en: "My own words", fr: "Un bateau" });
		change(null);
		change(moon);
		expect(words).toEqual({ en: "", fr: "" });
	});

	it("stay where they were written before there was a picture", () => {
		const { words, change } = form(null, "Written first", "");
		change(moon, image(moon, "The moon", "La lune"));
		expect(words).toEqual({ en: "Written first", fr: "La lune" });
	});

	it("are those of the picture that came into the form with them", () => {
		const { words, change, fill } = form(null, "", "");
		fill(boat, { en: "A boat", fr: "Un bateau" });
		change(moon);
		expect(words).toEqual({ en: "", fr: "" });
	});
});
