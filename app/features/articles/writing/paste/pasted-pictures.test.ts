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
	])("are known again where they are of this site: %s", (src, expected) => {
		const read = readPictures(`<p>One</p><img src="${src}" alt="A boat">`, origin);
		expect(read).toMatchObject({ left: 0, html: `<p>One</p><img src="${expected}" alt="A boat">` });
	});

	it("are files where they came along, each under a name that stands in its place", async () => {
		const { html, files, left } = readPictures(`<p><img src="${dot}">One</p><img src="${dot}">`, origin);
		const names = [...html.matchAll(/src="(pasted:[^"]+)"/g)].map(([, name]) => name);
		expect([...files.keys()]).toEqual(names);
		const [file] = files.values();
		expect([file?.type, await file?.text()]).toEqual(["image/png", "dot"]);
		expect([files.size, left]).toEqual([2, 0]);
	});

	it.each([
		"https://elsewhere.example/boat.png",
		`https://elsewhere.example${own}`,
		`${origin}.elsewhere.example${own}`,
		`${origin}/boat.png`,
		"file:///tmp/boat.png",
		"blob:https://a.example/1",
		"cid:boat",
		"pasted:1",
		"data:image/png;base64,not base64!",
		"data:text/html;base64,PGI+",
		"javascript:alert(1)",
		"",
	])("are counted where they have to be left out: %j", (src) => {
		const { html, files, left } = readPictures(`<p>One<img src="${src}" onerror="alert(1)"></p>`, origin);
		expect({ html, files: files.size, left }).toEqual({ html: "<p>One</p>", files: 0, left: 1 });
	});

	it("are not counted where nobody saw them", () => {
		const pixels = '<img src="https://a.example/o.gif" width="1" height="1"><img src="x" height="0">';
		expect(readPictures(`<p>One</p>${pixels}`, origin)).toMatchObject({ html: "<p>One</p>", left: 0 });
	});
});
