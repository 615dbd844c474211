import { describe, expect, it } from "vitest";
import { postHtml } from "./post-html.ts";

describe("the content of a post", () => {
	it("has paragraphs and breaks where it was typed without", () => {
		const { html } = postHtml("One\r\ntwo\r\n\r\n<h2>Three</h2>\n\n<pre>a\n\n  b</pre>\n\nfour <!--more-->");
		expect(html).toBe("<p>One<br>two</p>\n<h2>Three</h2>\n<pre>a\n\n  b</pre>\n<p>four <!--more--></p>");
	});

	it("is left as it is where it is made of blocks, and names those that WordPress fills", () => {
		const content = `<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n<!-- wp:latest-posts {"postsToShow":3} /-->`;
		expect(postHtml(content)).toEqual({
			html: content,
			losses: [{ kind: "block", detail: "latest-posts" }],
		});
	});

	it("keeps captions, linked pictures too", () => {
		const figure = `[caption id="a" width="3"]<a href="x"><img src="i.jpg"></a> Our <a href="y">lagoon</a>[/caption]`;
		expect(postHtml(figure).html).toBe(
			`<figure><a href="x"><img src="i.jpg"></a><figcaption>Our <a href="y">lagoon</a></figcaption></figure>`,
		);
		expect(postHtml(`[caption caption="Older"]<img src="i.jpg">[/caption]`).html).toBe(
			`<figure><img src="i.jpg"><figcaption>Older</figcaption></figure>`,
		);
	});

	it("takes shortcodes out by their names, but no other words in brackets", () => {
		const { html, losses } = postHtml(
			`He [sic] said [button url="x"]go[/button] [gallery ids="1,2"] [[gallery]] [youtube https://youtu.be/x]`,
		);
		expect(html).toBe(
			`<p>He [sic] said go  [gallery]</p>\n<p><a href="https://youtu.be/x">https://youtu.be/x</a></p>`,
		);
		expect(losses).toEqual([
			{ kind: "shortcode", detail: "button" },
			{ kind: "gallery", detail: "" },
			{ kind: "embed", detail: "https://youtu.be/x" },
		]);
	});

	it("makes links of addresses in whose place something was shown", () => {
		const { html, losses } = postHtml(
			"Look:\n\nhttps://video.example/w?a=1&b=2\n\nand https://inline.example",
		);
		expect(html).toContain(`<a href="https://video.example/w?a=1&amp;b=2">`);
		expect(html).toContain("<p>and https://inline.example</p>");
		expect(losses).toHaveLength(1);
	});

	it.each(["[caption]", "<pre>", "[a ", "<!-- wp:a ", "<p>https://a", "\n ", "[/a]", "<img"])(
		"takes no long for %j again and again",
		(sign) => {
			const began = performance.now();
			postHtml(`${sign.repeat(400_000 / sign.length)}[/caption]</pre>`);
			expect(performance.now() - began).toBeLessThan(5_000);
		},
	);
});
