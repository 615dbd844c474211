import { expect, it } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";

const rendered = [
	'<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/page.js"/>',
	'<link rel="icon" href="/favicon.svg"/></head><body><main>Text</main><script>one()</script>',
	'<script type="module" async="">import * as route0 from "/assets/page.js";</script>',
].join("");

it("a document with deferred scripts fetches no module while it is read", () => {
	const html = deferScripts(rendered).join("");
	expect(html).not.toContain('modulepreload" href');
	expect(html).not.toContain('type="module" async');
	expect(html).toContain('<link rel="icon" href="/favicon.svg"/>');
	expect(html).toContain("<main>Text</main><script>one()</script>");
});

it("deferred modules keep their order, and the page's own script stays text", () => {
	const html = deferScripts(rendered).join("");
	expect(html).toContain(
		'<script type="text/plain" data-modules="/assets/entry.js /assets/page.js">import * as route0 from "/assets/page.js";</script>',
	);
});

it("a document without scripts is left as it is", () => {
	const plain = "<html><head></head><body>Nothing to run</body></html>";
	expect(deferScripts(plain)).toEqual([plain]);
});
