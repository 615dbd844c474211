import "#platform/testing/dom.ts";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { libreRtf, smallJpeg, smallPng, wordImage, wordRtf } from "#server/testing/clipboard/rtf.ts";
import { cleanHtml } from "./clean-html.ts";
import { namePictures } from "./pasted-pictures.ts";

const png = { png: smallPng };
const jpeg = { jpeg: smallJpeg };

/** Returns the pictures that are found for the images of a text, in their order. */
function found(html: string, rtf: string): (string | undefined)[] {
	let files = new Map<string, File>();
	const clean = cleanHtml(html, (body) => {
		files = namePictures(body, () => rtf);
	});
	return [...clean.matchAll(/src="([^"]*)"/g)].map(([, src = ""]) => files.get(src)?.type);
}

it("local pictures of Word are those of its RTF, in order, without drawings", () => {
	const html = `${wordImage(1)}<p>Two</p>${wordImage(2, "A boat")}`;
	expect(found(html, wordRtf([jpeg, png]))).toEqual(["image/jpeg", "image/png"]);
});

it("local pictures of LibreOffice are those of its RTF, too, within a paragraph", () => {
	const html = '<p>Before <img src="file:///tmp/lu1.tmp/lu2_m3.png" name="Image1" width="643"> after</p>';
	expect(found(html, libreRtf([png]))).toEqual(["image/png"]);
});

it("local pictures of LibreOffice's own documents are those of its RTF, in a line, beside it and in a frame", () => {
	const file = (ending: string) =>
		readFileSync(`server/testing/clipboard/libreoffice/pictures.${ending}`, "latin1");
	expect(found(file("html"), file("rtf"))).toEqual(["image/png", "image/png", "image/png"]);
});

it("a local picture of a type that browsers do not show keeps its place among the others", () => {
	const html = [1, 2, 3].map((nth) => wordImage(nth)).join("");
	expect(found(html, wordRtf([jpeg, "emf", png]))).toEqual(["image/jpeg", undefined, "image/png"]);
	expect(found(html, wordRtf([jpeg, "drawing", png]))).toEqual(["image/jpeg", undefined, "image/png"]);
});

it("linked pictures are counted if the RTF holds them", () => {
	const linked = '<img src="https://a.example/x.png">';
	expect(found(wordImage(1) + linked + wordImage(2), wordRtf([png, png, jpeg]))).toEqual([
		"image/png",
		undefined,
		"image/jpeg",
	]);
	expect(found(wordImage(1) + linked, wordRtf([jpeg]))).toEqual(["image/jpeg", undefined]);
});

it("deleted pictures are left out of both", () => {
	expect(found(`<del>${wordImage(1)}</del>${wordImage(2)}`, wordRtf([png, jpeg]))).toEqual(["image/jpeg"]);
});

it.each([
	["there is no RTF", ""],
	["there are more in the RTF", wordRtf([png, jpeg, png])],
	["there are fewer", wordRtf([png])],
])("no local picture is found if %s: the order would be a guess", (_, rtf) => {
	expect(found(wordImage(1) + wordImage(2), rtf)).toEqual([undefined, undefined]);
});

it("RTF is not parsed for a text that names no file", () => {
	const body = new DOMParser().parseFromString('<img src="https://a.example/x.png">', "text/html").body;
	const files = namePictures(body, () => {
		throw new Error("It was read.");
	});
	expect(files.size).toBe(0);
});
