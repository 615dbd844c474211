import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rendererVersion } from "#app/features/articles/rendered-text.ts";
import { articleHtml } from "./article-html.server.ts";

const picture = `/media/${"a".repeat(64)}-1600.webp`;

describe("articleHtml", () => {
	it.each([
		["**bold**", "<p><strong>bold</strong></p>"],
		["*italic*", "<p><em>italic</em></p>"],
		["<u>under</u>", "<p><u>under</u></p>"],
		["- one\n- two", "<ul>\n<li>one</li>\n<li>two</li>\n</ul>"],
		["3. one\n4. two", '<ol start="3">\n<li>one</li>\n<li>two</li>\n</ol>'],
		["> said", "<blockquote>\n<p>said</p>\n</blockquote>"],
		["[here](/blog)", '<p><a href="/blog">here</a></p>'],
		["[there](https://a.example)", '<p><a href="https://a.example" rel="noopener noreferrer">there</a></p>'],
		["[there](//a.example/x)", '<p><a href="//a.example/x" rel="noopener noreferrer">there</a></p>'],
		["<a href='/\\a.example'>x</a>", '<p><a href="/\\a.example" rel="noopener noreferrer">x</a></p>'],
		["[write](mailto:a@b.example)", '<p><a href="mailto:a@b.example">write</a></p>'],
		["Before <style>p { color: red }</style>after", "<p>Before after</p>"],
		["<style>\np { color: red }\n</style>\n\nAfter", "\n<p>After</p>"],
		["# Title", "<h2>Title</h2>"],
		["### Third", "<h3>Third</h3>"],
		["l’été à Maurice", "<p>l’été à Maurice</p>"],
		["a < b & c", "<p>a &#x3C; b &#x26; c</p>"],
	])("renders %j", (markdown, html) => {
		expect(articleHtml(markdown)).toBe(html);
	});

	it.each([
		"<script>alert(1)</script>",
		"<img src=x onerror=alert(1)>",
		"[x](javascript:alert(1))",
		"[x](JaVaScRiPt&#58;alert(1))",
		"[x](data:text/html,<script>alert(1)</script>)",
		"<a href='vbscript:x'>x</a>",
		"<iframe src=https://a.example></iframe>",
		"<svg onload=alert(1)>",
		"<p style='background:url(javascript:1)' onclick=alert(1)>x</p>",
		"<form action=https://a.example><input name=q></form>",
		"![x](https://a.example/pixel.png)",
		"<math><mtext><style><img src=x onerror=alert(1)>",
	])("leaves nothing in %j that could run or load", (markdown) => {
		const html = articleHtml(markdown);
		expect(html).not.toMatch(/<(script|iframe|svg|form|input|img|style|math|object|embed)/i);
		expect(html).not.toMatch(/<[^>]*(\son\w+=|style=|(javascript|vbscript|data):)/i);
	});

	it("gives our own pictures the sizes of the layout", () => {
		const html = articleHtml(`![A lagoon](${picture})`);
		expect(html).toContain(`<img src="${picture}"`);
		expect(articleHtml(`<img alt="A lagoon" src="${picture}">`)).toContain(`<img src="${picture}"`);
		expect(html).toContain('alt="A lagoon"');
		expect(html).toContain("480w");
	});

	it("shows the title of a picture that stands alone as its caption, whatever it says", () => {
		const captioned = (title: string) => articleHtml(`![A lagoon](${picture} "${title}")`);
		expect(captioned("At dawn & late")).toMatch(
			/^<figure><img src="[^>]*"><figcaption>At dawn &#x26; late<\/figcaption><\/figure>$/,
		);
		expect(captioned("<script>alert(1)</script>")).toContain("<figcaption>&#x3C;script>alert(1)");
		for (const none of [captioned(" "), articleHtml(`![A lagoon](${picture})`)]) {
			expect(none).toMatch(/^<p><img [^>]*><\/p>$/);
		}
	});

	it("shows a picture as the fragment of its address says: as decoration, or narrower", () => {
		expect(articleHtml(`![A lagoon](${picture}#decorative)`)).toMatch(
			new RegExp(`^<p><img src="${picture}" alt="" [^>]*role="presentation"></p>$`),
		);
		const narrow = articleHtml(`![A lagoon](${picture}#width=medium "At dawn")`);
		expect(narrow).toMatch(/^<figure><img src="[^#"]*" alt="A lagoon" [^>]*data-width="medium"><figcaption>/);
		expect(narrow).toContain('sizes="(min-width: 30rem) 27rem, 100vw"');
		for (const foreign of ["#elsewhere", "#width=9000", '#"onload=x']) {
			expect(articleHtml(`![A lagoon](<${picture}${foreign}>)`)).toBe("<p></p>");
		}
		// Nobody else may say so: an article has no attributes of its own.
		expect(articleHtml(`<img src="${picture}" role="button" data-width="x" alt="A">`)).not.toMatch(
			/role|data-/,
		);
	});

	it("turns nothing else into a figure", () => {
		const within = articleHtml(`Words ![A lagoon](${picture} "At dawn")`);
		expect(within).toMatch(/^<p>Words <img [^>]*><\/p>$/);
		expect(within).not.toContain("At dawn");
		expect(articleHtml('![x](https://a.example/x.png "At dawn")')).toBe("<p></p>");
		expect(articleHtml("<figure><figcaption onclick=x>By hand</figcaption></figure>")).toBe("By hand");
	});

	it("renders any text without failing, and only with the allowed elements", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (markdown) => {
				const names = [...articleHtml(markdown).matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name);
				const allowed = /^(p|br|hr|strong|em|u|ul|ol|li|blockquote|a|h[2-4]|code|pre)$/;
				expect(names.filter((name) => !allowed.test(name ?? ""))).toEqual([]);
			}),
		);
	});

	it("is stored under a version that must increase whenever the output changes", () => {
		const sample = [
			"# One\n\n## Two\n\nSay **hello**, _you_ and <u>all</u>.  \nNext line.",
			"> quote\n\n1. a\n2. b\n   - c\n\n`code` and\n\n    block",
			`[in](/blog) [out](https://a.example) <b>bold</b> ![A boat](${picture})\n\n***`,
			`![A boat](${picture} "Off Tamarin")\n\n![](${picture}#decorative,width=small)`,
		].join("\n\n");
		const hash = createHash("sha256").update(articleHtml(sample)).digest("hex").slice(0, 12);
		// When this fails, raise `rendererVersion` with the new hash: what is stored is then made anew.
		expect({ rendererVersion, hash }).toMatchInlineSnapshot(`
			{
			  "hash": "3b73239bd4d5",
			  "rendererVersion": 4,
			}
		`);
	});
});
