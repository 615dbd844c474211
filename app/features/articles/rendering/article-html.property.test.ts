import fc from "fast-check";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { isLong } from "#platform/testing/long-tests.ts";
import { articleHtml } from "./article-html.server.ts";

const allowed: Record<string, string[]> = {
	P: [],
	BR: [],
	HR: [],
	STRONG: [],
	EM: [],
	U: [],
	UL: [],
	OL: ["start"],
	LI: [],
	BLOCKQUOTE: [],
	A: ["href", "rel"],
	H2: [],
	H3: [],
	H4: [],
	IMG: ["src", "alt", "srcset", "sizes", "loading"],
	CODE: [],
	PRE: [],
};

/** Pieces of what attackers and careless programs paste, to be put together in any order. */
const pieces = fc.constantFrom(
	..."<script> </script> <style> <svg/onload=1> <img src=x onerror=1> <a href='javascript:1'> <a href=\"//a.example\"> </a> <math> <mtext>".split(
		" ",
	),
	"<iframe srcdoc='<b>'>",
	"<!--",
	"-->",
	"<![CDATA[",
	"]]>",
	"<noscript>",
	"<template>",
	"<table><td>",
	"<u>",
	"</u>",
	"<h1>",
	"[x](javascript:alert(1))",
	"[x](&#106;avascript:1)",
	"[x](data:text/html;base64,PA==)",
	"[x](https://a.example)",
	"![x](https://a.example/p.png)",
	`![x](/media/${"a".repeat(64)}-1600.webp)`,
	"[x]: javascript:1\n\n[x]",
	"<a\thref\n=\njava\nscript:1>",
	"**",
	"_",
	"`",
	"```\n",
	"\n\n",
	"> ",
	"- ",
	"1. ",
	"# ",
	'"',
	"'",
	"=",
	">",
	"<",
	"\u0000",
	"&lt;script&gt;",
	"text",
);
const hostile = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(""));

const { document } = new Window();

/** The elements that a browser would make of a piece of HTML. */
function elementsOf(html: string) {
	const holder = document.createElement("div");
	holder.innerHTML = html;
	return [...holder.querySelectorAll("*")];
}

describe("the HTML of a hostile text", () => {
	it("holds only elements that the editor can write, for another parser too", () => {
		fc.assert(
			fc.property(hostile, (markdown) => {
				for (const element of elementsOf(articleHtml(markdown))) {
					expect(Object.keys(allowed)).toContain(element.tagName);
					for (const { name } of element.attributes) expect(allowed[element.tagName]).toContain(name);
				}
			}),
			{ numRuns: isLong ? 2_000 : 150 },
		);
	});

	it("links and loads only safe addresses, and sends no referrer", () => {
		fc.assert(
			fc.property(hostile, (markdown) => {
				for (const element of elementsOf(articleHtml(markdown))) {
					const href = element.getAttribute("href");
					if (href !== null) {
						const { protocol, origin } = new URL(href, "https://own.invalid");
						expect(["http:", "https:", "mailto:", "tel:"]).toContain(protocol);
						if (protocol.startsWith("http") && origin !== "https://own.invalid") {
							expect(element.getAttribute("rel")).toBe("noopener noreferrer");
						}
					}
					const source = element.getAttribute("src");
					if (source !== null) expect(source).toMatch(/^\/media\/[0-9a-f]{64}-\d+\.webp$/);
				}
			}),
			{ numRuns: isLong ? 2_000 : 150 },
		);
	});

	it("stays the same however often a browser parses and serialises it", () => {
		fc.assert(
			fc.property(hostile, (markdown) => {
				const holder = document.createElement("div");
				holder.innerHTML = articleHtml(markdown);
				const once = holder.innerHTML;
				holder.innerHTML = once;
				expect(holder.innerHTML).toBe(once);
			}),
		);
	});
});
