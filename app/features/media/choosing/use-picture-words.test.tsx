import "#platform/testing/dom.ts";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { usePictureWords } from "./use-picture-words.ts";

afterEach(cleanup);

const [boat, moon] = ["a", "b"].map((letter) => imageUrlOf(letter.repeat(64))) as [string, string];

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
		change: (url: string | null) => {
			result.current(url);
			picture = url;
			rerender();
		},
	};
}

describe("the alternative texts of a form's picture", () => {
	it("are cleared once another picture is chosen, which the library describes", () => {
		const { words, change } = form(boat, "A boat", "Un bateau");
		change(moon);
		expect(words).toEqual({ en: "", fr: "" });
	});

	it("stay if the same picture is chosen again, or removed and put back", () => {
		const { words, change } = form(boat, "My own words", "");
		change(boat.replace("-1600.webp", "-480.avif"));
		expect(words).toEqual({ en: "My own words", fr: "" });
		change(null);
		change(boat);
		expect(words).toEqual({ en: "My own words", fr: "" });
		change(null);
		change(moon);
		expect(words).toEqual({ en: "", fr: "" });
	});

	it("stay if they were written before there was a picture", () => {
		const { words, change } = form(null, "Written first", "");
		change(moon);
		expect(words).toEqual({ en: "Written first", fr: "" });
	});

	it("belong to the picture that the form was opened with", () => {
		const { words, change, fill } = form(null, "", "");
		fill(boat, { en: "A boat", fr: "Un bateau" });
		change(moon);
		expect(words).toEqual({ en: "", fr: "" });
	});
});
