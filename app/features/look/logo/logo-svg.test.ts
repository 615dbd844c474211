import { describe, expect, it } from "vitest";
import { cleanLogo } from "./logo-svg.server.ts";

const drawn = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
	cleanLogo(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

/** Five layers, each drawn eight times by the next one. */
function nested(tag: string, attribute: string): string {
	const layers = Array.from({ length: 5 }, (_, depth) => {
		const reference = depth === 0 ? "" : `${attribute}${depth - 1})"`;
		return `<${tag} id="m${depth}">${`<rect width="9" height="9" fill="#fff" ${reference} />`.repeat(8)}</${tag}>`;
	});
	return `${layers.join("")}<rect width="9" height="9" ${attribute}4)" />`;
}

/** Each group repeats the one before twice. */
function usedTwice(depth: number): string {
	const groups = Array.from({ length: depth }, (_, level) => {
		const uses = level === 0 ? "<path />" : `<use href="#g${level - 1}" />`;
		return `<g id="g${level}">${uses}${level > 0 && level < 9 ? uses : ""}</g>`;
	});
	return groups.join("");
}

describe("the drawing of a logo", () => {
	it("keeps its shapes and what paints them", () => {
		const inside =
			'<style>.a{fill:#fff}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red" /></linearGradient></defs><path class="a" stroke-linecap="round" d="M0 0L1 1" /><use xlink:href="#g" /><g style="fill:url(#g)" clip-path="url(#c)"><circle r="2" /></g>';
		expect(drawn(inside)).toBe(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="1200" height="600">${inside}</svg>`,
		);
	});

	it("leaves out what a drawing program noted for itself", () => {
		const file = `\ufeff<?xml version="1.0"?><!-- Made by a program --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
			<svg xmlns:sodipodi="http://x" sodipodi:docname="a" viewBox="0 0 1 1" data-name="b">
			<sodipodi:namedview id="b"><script>x()</script></sodipodi:namedview><metadata><rdf:RDF /></metadata><title>Secret</title><path d="M0 0" /></svg>`;
		expect(cleanLogo(file)).not.toMatch(/sodipodi:|metadata|Secret|data-name|script|<!/);
	});

	it.each([
		['width="30px" height="60"', 'width="300" height="600" viewBox="0 0 30 60"'],
		['viewBox="0 0 8000 100" width="100%"', 'width="1200" height="15"'],
	])("of %s can be scaled: it has %s", (given, sized) => {
		expect(drawn("<path />", given)).toContain(sized);
	});

	it.each([
		['<path onload="x()" />', "onload"],
		["<script>x()</script>", "script"],
		["<foreignObject><p>x</p></foreignObject>", "foreignObject"],
		['<a href="javascript:x()"><path /></a>', "a"],
		['<image href="data:image/png;base64,AA" />', "image"],
		['<use href="other.svg#a" />', "href"],
		['<use xlink:href="https://elsewhere.example/a.svg#a" />', "href"],
		['<path fill="url(https://elsewhere.example/a)" />', "fill"],
		["<path style=\"fill:url( '//elsewhere.example/a' )\" />", "style"],
		['<path style="fill:u\\72l(//elsewhere.example)" />', "style"],
		['<style>@import "https://elsewhere.example/a.css";</style>', "style"],
		["<style>path{fill:url(https://elsewhere.example/a)}</style>", "style"],
		['<animate attributeName="href" to="x" />', "animate"],
		['<set attributeName="onload" to="x()" />', "set"],
		["<filter><feImage /></filter>", "filter"],
		["<path style=\"mask:image-set('//elsewhere.example/a')\" />", "style"],
		["<style>&lt;/style>&lt;script>alert(1)&lt;/script>&lt;style></style>", "style"],
		['<style><![CDATA[</style><image href="data:image/png;base64,AA" />]]></style>', "style"],
		['<style>@im&amp;#112;ort "https://elsewhere.example/a.css";</style>', "style"],
		["<style>path{}<g>@font-face{}</g></style>", "style"],
	])("is refused with %.60s, and told what it holds", (inside, found) => {
		expect(() => drawn(inside)).toThrow(expect.objectContaining({ status: 400, code: "logo-active" }));
		expect(() => drawn(inside)).toThrow(found);
	});

	it.each([["<use href='#a' />".repeat(21)], ["<g />".repeat(5_001)]])(
		"is refused with too many parts: %.30s",
		(inside) => {
			expect(() => drawn(inside)).toThrow(expect.objectContaining({ status: 400, code: "logo-parts" }));
		},
	);

	it.each([
		["masks within masks", nested("mask", 'mask="url(#m')],
		["clip paths within clip paths", nested("clipPath", 'clip-path="url(#m')],
		["masks by a style", nested("mask", 'style="mask:url(#m')],
		["a mask of itself", '<mask id="m0"><rect mask="url(#m0)" /></mask><rect mask="url(#m0)" />'],
		["uses of uses", usedTwice(11)],
		[
			"masks by a rule for all",
			`<style>rect{mask:url(#a)}</style><mask id="a"><path /></mask>${"<rect />".repeat(1_001)}`,
		],
		[
			"masks by a class",
			`<style>.x,.y{mask:url('#a')}</style><mask id="a"><path /></mask>${'<g class="y" />'.repeat(1_001)}`,
		],
	])("is refused where it is drawn over and over by %s", (_how, inside) => {
		expect(() => drawn(inside)).toThrow(expect.objectContaining({ status: 400, code: "logo-parts" }));
	});

	it("may have what drawing programs write: a clip path for each shape, and many gradients", () => {
		const clipped = '<style>.c{clip-path:url(#clip)}</style><clipPath id="clip"><path /></clipPath>';
		const gradient = '<linearGradient id="g"><stop /></linearGradient>';
		const inside = clipped + gradient + '<g class="c"><path fill="url(#g)" /></g>'.repeat(900);
		expect(drawn(inside)).toContain("clipPath");
	});

	it("leaves out all that is within an element that is none of a drawing", () => {
		const hidden = '<style>@import "https://elsewhere.example/a.css";</style>';
		const file = `<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" /><x:y>${hidden}<use href="https://elsewhere.example/a.svg#a" /><x:z><path id="deep" /></x:z></x:y><g><metadata>${hidden}</metadata></g></svg>`;
		expect(cleanLogo(file)).toBe(
			'<svg viewBox="0 0 9 9" width="600" height="600" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" /><g /></svg>',
		);
	});

	it("has no namespace below its root", () => {
		const inside =
			'<g xmlns="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><path /></g>';
		expect(drawn(inside)).toContain('height="600"><g><path /></g></svg>');
	});

	it("is refused where its letters need a font", () => {
		expect(() => drawn("<text>Duo</text>")).toThrow(expect.objectContaining({ code: "logo-text" }));
	});

	it.each([
		"<p>Not a drawing</p>",
		"<svg viewBox='0 0 1 1'></svg><svg></svg>",
		"<svg viewBox='0 0 1 1'></svg><script>x()</script>",
		"<svg viewBox='0 0 1 1'><p>out of it</p></svg>",
		"<svg viewBox='0 0 0 1'></svg>",
		"<svg viewBox='0 0 x 1'></svg>",
		"<svg width='100%' height='100%'></svg>",
		"",
	])("is nothing else: %j", (file) => {
		expect(() => cleanLogo(file)).toThrow(expect.objectContaining({ code: "logo-file" }));
	});
});
