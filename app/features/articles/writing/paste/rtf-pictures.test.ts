import "#platform/testing/dom.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libreRtf, type RtfPlace, smallJpeg, smallPng, wordRtf } from "#server/testing/clipboard/rtf.ts";
import { rtfPictures } from "./rtf-pictures.ts";

const png = { png: smallPng };
const jpeg = { jpeg: smallJpeg };

/** The pictures as their type and their bytes in base64. */
async function read(rtf: string) {
	const files = rtfPictures(rtf);
	return Promise.all(
		files.map(async (file) => file && [file.type, Buffer.from(await file.arrayBuffer()).toString("base64")]),
	);
}

const expected = (place: RtfPlace) => {
	if (typeof place === "string") return undefined;
	return "png" in place ? ["image/png", place.png] : ["image/jpeg", place.jpeg];
};

describe("the pictures of an RTF text", () => {
	it.each([
		["Word", wordRtf([png, jpeg])],
		["LibreOffice", libreRtf([png, jpeg])],
	])("are those of %s, each once, byte for byte", async (_, rtf) => {
		expect(await read(rtf)).toEqual([png, jpeg].map(expected));
	});

	it("keep their order and their places, whatever is between them", async () => {
		const bytes = fc
			.uint8Array({ minLength: 1, maxLength: 300 })
			.map((all) => Buffer.from(all).toString("base64"));
		const place = fc.oneof(
			bytes.map((base64): RtfPlace => ({ png: base64 })),
			bytes.map((base64): RtfPlace => ({ jpeg: base64 })),
			fc.constantFrom<RtfPlace>("emf", "drawing"),
		);
		await fc.assert(
			fc.asyncProperty(fc.array(place, { maxLength: 12 }), async (places) => {
				expect(await read(wordRtf(places))).toEqual(places.map(expected));
			}),
		);
	});

	it("in a drawing are the picture of its place", async () => {
		const hex = Buffer.from(smallPng, "base64").toString("hex");
		const floating = `{\\rtf1 {\\shp{\\*\\shpinst{\\sp{\\sn pib}{\\sv {\\pict\\pngblip ${hex}}}}}{\\shprslt{\\pict\\pngblip ${hex}}}}}`;
		expect(await read(floating)).toEqual([expected(png)]);
		const group = `{\\rtf1 {\\shpgrp{\\*\\shpinst{\\shp{\\*\\shpinst{\\pict\\pngblip ${hex}}}}{\\shp{\\*\\shpinst{\\pict\\pngblip ${hex}}}}}}}`;
		expect(await read(group)).toEqual([undefined]);
		const box = `{\\rtf1 {\\shp{\\*\\shpinst{\\shptxt{\\pict\\pngblip ${hex}}{\\pict\\emfblip 01}}}}}`;
		expect(await read(box)).toEqual([expected(png), undefined]);
	});

	it.each([
		["bytes that are none", "\\pngblip 89zz"],
		["half a byte", "\\pngblip 895"],
		["bytes as they are", "\\pngblip\\bin4 {}{}"],
		["bytes in pieces", "\\pngblip 89{\\x}50"],
		["nothing", "\\pngblip "],
		["another kind", "\\dibitmap0 8950"],
	])("have a place without a picture for %s", (_, content) => {
		expect(rtfPictures(`{\\rtf1 {\\pict${content}}\\par }`)).toEqual([undefined]);
	});

	it.each([
		["no RTF", "{\\pict\\pngblip 89}"],
		["nothing", ""],
		["groups without end", `{\\rtf1 ${"{".repeat(100_000)}`],
		["a great many pictures", `{\\rtf1 ${"{\\pict}".repeat(100_000)}`],
	])("are none for %s", (_, rtf) => expect(rtfPictures(rtf)).toEqual([]));

	it("are read in one pass of input that would block a careless parser", async () => {
		const [long, picture] = [
			"a".repeat(3_000_000),
			`{\\pict\\pngblip ${Buffer.from(smallPng, "base64").toString("hex")}}`,
		];
		const hostile = [
			`\\${long}`,
			`\\a-${"1".repeat(3_000_000)}`,
			"\\".repeat(3_000_001),
			`{\\*\\${"{}".repeat(1_500_000)}}`,
			`{\\pict{\\*\\blipuid ${long}}${" \r\n".repeat(1_000_000)}}`,
			"}".repeat(3_000_000),
			"\\bin-99999999 ",
		];
		for (const piece of hostile) {
			const pictures = await read(`{\\rtf1 ${piece} ${picture}}`);
			expect(pictures.at(-1), piece.slice(0, 20)).toEqual(expected(png));
		}
		expect(rtfPictures(`{\\rtf1 \\bin9999999999 ${picture}}`)).toEqual([]);
	});
});
