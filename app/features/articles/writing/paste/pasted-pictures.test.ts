import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { readPictures } from "./pasted-pictures.ts";

const hash = "a".repeat(64);
const own = `/media/${hash}-1600.webp`;
const origin = "https://ensemble.example";
const dot = `data:image/png;base64,${btoa("dot")}`;

describe("the pictures of a pasted text", () => {
	it.each([
		[own, own],
		[`/media/${hash}-800.webp`, `/media/${hash}-800.webp`],
		[`${origin}${own}`, own],
		[`${origin}/media/${hash}-480.avif?x=1`, own],
	])("are recognised if they are of this site: %s", (src, expected) => {
		const read = readPictures(`<p>One</p><img src="${src}" alt="A boat">`, origin);
		expect(read.html).toBe(`<p>One</p><img src="${expected}" alt="A boat">`);
		expect(read.pictures.size).toBe(0);
	});

	it("are files if they are embedded, each replaced by a name", async () => {
		const { html, pictures } = readPictures(`<p><img src="${dot}">One</p><img src="${dot}">`, origin);
		expect([...pictures.keys()]).toEqual(namesIn(html));
		const [file] = pictures.values();
		expect(file).toBeInstanceOf(File);
		expect(file instanceof File && [file.type, await file.text()]).toEqual(["image/png", "dot"]);
		expect(pictures.size).toBe(2);
	});

	it("are files if one was found for their name", () => {
		const file = new File(["x"], "", { type: "image/png" });
		const files = new Map([["pasted:1", file]]);
		const { html, pictures } = readPictures('<img src="pasted:1"><img src="pasted:2">', origin, files);
		const [first = "", second = ""] = namesIn(html);
		expect([pictures.get(first), pictures.get(second)]).toEqual([file, undefined]);
	});

	it.each([
		"https://elsewhere.example/boat.png?a=1&b=2",
		`https://elsewhere.example${own}`,
		`${origin}.elsewhere.example${own}`,
		"http://elsewhere.example/a%20boat.png",
	])("must be fetched from another site: %s", (address) => {
		const { html, pictures } = readPictures(`<p>One<img src="${address}"></p>`, origin);
		expect([...pictures]).toEqual([[namesIn(html)[0], { address }]]);
	});

	it.each([
		"file:///tmp/boat.png",
		"blob:https://a.example/1",
		"cid:boat",
		"pasted:1",
		"data:image/png;base64,not base64!",
		"data:text/html;base64,PGI+",
		"javascript:alert(1)",
		"/boat.png",
		"",
	])("are missing if they cannot be loaded, with their place: %j", (src) => {
		const { html, pictures } = readPictures(`<p>One<img src="${src}" alt="A boat"></p>`, origin);
		expect([...pictures]).toEqual([[namesIn(html)[0], undefined]]);
		expect(html).toMatch(/^<p>One<img src="pasted:[\w-]+" alt="A boat"><\/p>$/);
	});

	it("are dropped if they were invisible", () => {
		const pixels = '<img src="https://a.example/o.gif" width="1" height="1"><img src="x" height="0">';
		const { html, pictures } = readPictures(`<p>One</p>${pixels}`, origin);
		expect([html, pictures.size]).toEqual(["<p>One</p>", 0]);
	});
});

const namesIn = (html: string) => [...html.matchAll(/src="(pasted:[^"]+)"/g)].map(([, name]) => name);
