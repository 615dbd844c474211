import { describe, expect, it } from "vitest";
import { articleHtml } from "#app/features/articles/rendering/article-html.server.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { cleanTree } from "./clean-tree.ts";
import { linkAddresses, markdownOfTree, pictureAddresses, plainWords } from "./markdown-of-html.ts";

const picture = imageUrlOf("a".repeat(64));
const placing = {
	pictureAt: (address: string) => (address.endsWith("there.jpg") ? picture : undefined),
	linkTo: (href: string) => href.replace("https://old.example", ""),
};

const markdownOf = (html: string) => markdownOfTree(cleanTree(html), placing);

describe("the HTML of another site", () => {
	it("becomes the Markdown that the editor writes", () => {
		const html = `<h1>One</h1><p>Some <b>bold</b>, <em>slanted</em> and <u>lined</u> <a href="https://old.example/post">words</a>.<br>Next</p>
			<ul><li>first<ul><li>deeper</li></ul></li><li>second</li></ul><ol start="3"><li>third</li></ol>
			<blockquote><p>Said.</p></blockquote><pre>a\n  b</pre><hr><div>loose words</div>`;
		expect(markdownOf(html)).toBe(
			"## One\n\nSome **bold**, *slanted* and <u>lined</u> [words](/post).\\\nNext\n\n- first\n  - deeper\n- second\n\n3. third\n\n> Said.\n\n```\na\n  b\n```\n\n---\n\nloose words",
		);
	});

	it("keeps pictures that were taken, with their captions, wherever they stand", () => {
		const html = `<p>Before <a href="x"><img src="there.jpg" alt="A lagoon"></a> after</p><figure><img src="there.jpg"><figcaption>At <b>noon</b></figcaption></figure><img src="gone.jpg">`;
		expect(markdownOf(html)).toBe(`Before\n\n![A lagoon](${picture})\n\nafter\n\n![](${picture} "At noon")`);
		expect(pictureAddresses(cleanTree(html))).toEqual(["there.jpg", "gone.jpg"]);
		expect(articleHtml(markdownOf(html))).toContain("<figcaption>At noon</figcaption>");
	});

	it("names what no article shows, and leaves its words", () => {
		const html = `<iframe src="//www.youtube.com/embed/x"></iframe><table><tr><td>a</td><td>b</td></tr></table><p><s>old</s> x<sup>2</sup></p><form><input><p>kept</p></form><script>alert(1)</script><img class="wp-smiley" alt=":)" src="s.png">`;
		expect(cleanTree(html).losses).toEqual([
			{ kind: "embed", detail: "//www.youtube.com/embed/x".replace("//", "https://") },
			{ kind: "table", detail: "" },
			{ kind: "mark", detail: "s" },
			{ kind: "mark", detail: "sup" },
			{ kind: "form", detail: "" },
			{ kind: "script", detail: "" },
		]);
		expect(markdownOf(html)).toBe(
			"[https://www.youtube.com/embed/x](https://www.youtube.com/embed/x)\n\na · b\n\nold x2\n\nkept\n\n:)",
		);
	});

	it("writes signs of Markdown and of HTML as the words that they are", () => {
		const markdown = markdownOf("<p>1. *not* a &lt;b&gt;list&lt;/b&gt; _of_ # things</p><p>- no</p>");
		expect(articleHtml(markdown)).toBe("<p>1. *not* a &#x3C;b>list&#x3C;/b> _of_ # things</p>\n<p>- no</p>");
	});

	it("drops links that lead nowhere or run something", () => {
		const html = `<p><a href="javascript:alert(1)">a</a> <a href="#top">b</a> <a>c</a> <a href="mailto:a@b.example">d</a></p>`;
		expect(markdownOf(html)).toBe("a b c [d](mailto:a@b.example)");
		expect(linkAddresses(cleanTree(html))).toContain("mailto:a@b.example");
	});

	it("splits paragraphs at empty lines, and has none where nothing is to be seen", () => {
		expect(markdownOf("one<br><br>two<br>three<br>")).toBe("one\n\ntwo\\\nthree");
		expect(markdownOf("<p>&nbsp;</p><div><br></div>")).toBe("");
		const html = "<h2>Head</h2><p>First <b>words</b><br>more</p><p>https://video.example/x</p>";
		expect(plainWords(cleanTree(html), placing)).toEqual(["First words more"]);
	});

	it("leaves a link of Ghost's cards, and nothing of those in which readers do something there", () => {
		const html = `<figure class="kg-card kg-bookmark-card"><a href="https://a.example/"><div><div class="kg-bookmark-title">A page</div></div><img src="there.jpg"></a></figure><div class="kg-card kg-audio-card"><img src="x"><div class="kg-audio-title">A song</div><audio src="https://a.example/song.mp3"></audio><button>Play</button></div><div class="kg-card kg-signup-card"><form><input></form></div><p><a href="#/portal/signup">Sign up</a></p>`;
		expect(markdownOf(html)).toBe(
			"[A page](https://a.example/)\n\n[A song](https://a.example/song.mp3)\n\nSign up",
		);
		expect(cleanTree(html).losses.map(({ kind, detail }) => [kind, detail])).toEqual([
			["block", "bookmark"],
			["block", "audio"],
			["block", "signup"],
			["block", "portal"],
		]);
	});

	it("keeps the number of a footnote apart from its word, and leaves the arrow back to it", () => {
		const html = `<p>Word<sup data-fn="a" class="fn"><a href="#a" id="a-link">1</a></sup>, other<sup class="footnote-ref"><a href="#fn2">[2]</a></sup></p><ol><li>Note <a href="#fnref2" class="footnote-backref">↩︎</a></li></ol>`;
		expect(markdownOf(html)).toBe("Word\\[1], other\\[2]\n\n1. Note");
		expect(cleanTree(html).losses).toEqual([]);
	});

	it("calls the link of a file as its card did", () => {
		const html = `<div class="kg-card kg-file-card"><a href="https://a.example/a.pdf"><div class="kg-file-card-title">Menu</div></a></div>`;
		expect(markdownOf(html)).toBe("[Menu](https://a.example/a.pdf)");
	});

	it("refuses what is nested too deep", () => {
		expect(() => cleanTree("<div>".repeat(200))).toThrow("nested too deeply");
	});
});
