import { describe, expect, it } from "vitest";
import { withOtherImage } from "./image-replacement.ts";
import { imageUrlOf } from "./media.ts";

const [from, to, third] = ["a", "b", "c"].map((letter) => letter.repeat(64)) as [string, string, string];
const text = (hash: string) =>
	`Before ![A "boat" (old)](${imageUrlOf(hash)} "At dawn")\n\n<img src="/media/${hash}-480.avif" alt="x"> after.`;

describe("an image in place of another", () => {
	it("stands wherever that stood, in every language, without what was said of it", () => {
		const content = {
			...{ imageUrl: imageUrlOf(from), imageAlt: "A boat", content: text(from) },
			fr: { imageAlt: "Un bateau", content: `![](${imageUrlOf(from)})` },
		};
		expect(withOtherImage(content, { from, to })).toEqual({
			...{ imageUrl: imageUrlOf(to), imageAlt: "" },
			content: `Before ![](${imageUrlOf(to)} "At dawn")\n\n<img src="/media/${to}-480.avif" alt="x"> after.`,
			fr: { imageAlt: "", content: `![](${imageUrlOf(to)})` },
		});
	});

	it("leaves every other image and its words alone", () => {
		const content = { imageUrl: imageUrlOf(third), imageAlt: "The moon", content: text(third), fr: null };
		expect(withOtherImage(content, { from, to })).toEqual(content);
		const none = { imageUrl: null, imageAlt: "", content: `${from} is no address` };
		expect(withOtherImage(none, { from, to })).toEqual(none);
	});
});
