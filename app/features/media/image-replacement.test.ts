import { describe, expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { withOtherImage } from "./image-replacement.ts";
import { imageUrlOf } from "./media.ts";

const [from, to, third] = ["a", "b", "c"].map((letter) => letter.repeat(64)) as [string, string, string];
const everywhere = { from, to, described: languages };
const text = (hash: string) =>
	`Before ![A "boat" (old)](${imageUrlOf(hash)} "At dawn")\n\n<img src="/media/${hash}-480.avif" alt="x"> after.`;
const replacedIn = (content: string) =>
	withOtherImage({ imageUrl: null, imageAlt: "", content }, everywhere).content.replaceAll(
		imageUrlOf(to),
		"TO",
	);
const old = imageUrlOf(from);

describe("replacing an image in content", () => {
	it("replaces it everywhere, in every language, and removes its alternative texts", () => {
		const content = {
			...{ imageUrl: imageUrlOf(from), imageAlt: "A boat", content: text(from) },
			fr: { imageAlt: "Un bateau", content: `![](${imageUrlOf(from)})` },
		};
		expect(withOtherImage(content, everywhere)).toEqual({
			...{ imageUrl: imageUrlOf(to), imageAlt: "" },
			content: `Before ![](${imageUrlOf(to)} "At dawn")\n\n<img src="/media/${to}-480.avif" alt="x"> after.`,
			fr: { imageAlt: "", content: `![](${imageUrlOf(to)})` },
		});
	});

	it("replaces the picture for shared links too, but no other one", () => {
		const content = { imageUrl: null, imageAlt: "", content: "" };
		const shared = (sharePicture: string | null) =>
			withOtherImage({ ...content, sharePicture }, everywhere).sharePicture;
		expect([shared(old), shared(imageUrlOf(third)), shared(null)]).toEqual([
			imageUrlOf(to),
			imageUrlOf(third),
			null,
		]);
	});

	it("keeps alternative texts in a language in which the library does not describe the new image", () => {
		const content = {
			...{ imageUrl: old, imageAlt: "A boat", content: `![A boat](${old})` },
			fr: { imageAlt: "Un bateau", content: `![Un bateau](${old})` },
		};
		expect(withOtherImage(content, { from, to, described: ["fr"] })).toEqual({
			...{ imageUrl: imageUrlOf(to), imageAlt: "A boat", content: `![A boat](${imageUrlOf(to)})` },
			fr: { imageAlt: "", content: `![](${imageUrlOf(to)})` },
		});
	});

	it("changes no other image or its alternative text", () => {
		const content = { imageUrl: imageUrlOf(third), imageAlt: "The moon", content: text(third), fr: null };
		expect(withOtherImage(content, everywhere)).toEqual(content);
		const none = { imageUrl: null, imageAlt: "", content: `${from} is no address` };
		expect(withOtherImage(none, everywhere)).toEqual(none);
	});

	it.each([
		["a link in the next paragraph", `Wait![\n\n[the plan](${old})`, "Wait![\n\n[the plan](TO)"],
		["a link behind a mark of exclamation", `Wait![ [the plan](${old})`, "Wait![ [the plan](TO)"],
		["an escaped mark", `Wait\\![the plan](${old})`, "Wait\\![the plan](TO)"],
		["another picture before it", `![The moon](/m) ![old](${old})`, "![The moon](/m) ![](TO)"],
	])("eats no words of %s", (_what, content, replaced) => {
		expect(replacedIn(content)).toBe(replaced);
	});

	it.each([
		["brackets", `![Group [2025]](${old})`, "![](TO)"],
		["an escaped bracket", `![Group \\] 2025](${old})`, "![](TO)"],
		["two lines", `![A\nboat](${old})`, "![](TO)"],
		["an address in angle brackets", `![A boat](<${old}>)`, "![](<TO>)"],
		["a link around it", `[![A boat](${old})](${old})`, "[![](TO)](TO)"],
		["another one in it", `![A ![boat](${old}) at sea](${old})`, "![A ![](TO) at sea](TO)"],
	])("goes without old words where these have %s", (_what, content, replaced) => {
		expect(replacedIn(content)).toBe(replaced);
	});

	it("changes no other field", () => {
		const content = { title: "T", imageUrl: null, imageAlt: "Wait![", content: `[the plan](${old})` };
		expect(withOtherImage(content, everywhere)).toEqual({
			...content,
			content: `[the plan](${imageUrlOf(to)})`,
		});
	});

	it("reads a text of opening brackets alone once", () => {
		const content = `${"![".repeat(50_000)}[the plan](${old})`;
		expect(replacedIn(content)).toBe(content.replace(old, "TO"));
	});
});
