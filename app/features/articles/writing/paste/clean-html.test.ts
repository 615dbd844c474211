import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { cleanHtml, countComments } from "./clean-html.ts";

/**
 * Returns the cleaned HTML, without the space between blocks and the attributes that mark a list's
 * origin.
 */
const cleaned = (html: string) =>
	cleanHtml(html)
		.replace(
			/ (data-bullets|data-named|data-aria-level|class|role|aria-level|aria-checked|dir|id|name)="[^"]*"/g,
			"",
		)
		.trim();

describe("the structure of a pasted text, whichever program it comes from", () => {
	it.each([
		["<p>One <b>two</b> <i>three</i></p>", "<p>One <b>two</b> <i>three</i></p>"],
		['<p><span style="font-weight:700">Bold</span> text</p>', "<p><strong>Bold</strong> text</p>"],
		['<p><span style="font-style: italic">It</span></p>', "<p><em>It</em></p>"],
		['<p><span style="text-decoration:underline">Un</span></p>', "<p><u>Un</u></p>"],
		['<b style="font-weight:normal"><p>Docs wraps all</p></b>', "<p>Docs wraps all</p>"],
		['<p><b style="font-weight:400">Not bold</b></p>', "<p>Not bold</p>"],
		["<p>A <b> </b>space</p>", "<p>A  space</p>"],
		['<p><font color="red">Red</font> <big>big</big></p>', "<p>Red big</p>"],
	])("keeps the marks of %j and no other style", (html, expected) => {
		expect(cleaned(html)).toBe(expected);
	});

	it.each([
		["<div>One</div><div>Two</div>", "<p>One</p><p>Two</p>"],
		["<p>One<br><br>Two</p>", "<p>One</p><p>Two</p>"],
		["<p><br>One<br>Two<br></p>", "<p>One<br>Two</p>"],
		["<div>Before<p>Within</p>after</div>", "<div><p>Before</p><p>Within</p><p>after</p></div>"],
		["<p>One</p><p>\u00a0</p><p></p><p>Two</p>", "<p>One</p><p>Two</p>"],
		["One<br>Two", "<p>One<br>Two</p>"],
	])("becomes paragraphs for %j", (html, expected) => {
		expect(cleaned(html)).toBe(expected);
	});

	it("stays as it is if this editor copied it", () => {
		const own = '<p data-pm-slice="0 0 []">One <span style="color:red">two</span></p>';
		expect(cleanHtml(own)).toBe(own);
	});
});

describe("invisible content", () => {
	it.each([
		["<p>Seen<script>alert(1)</script></p>"],
		["<style>p{color:red}</style><p>Seen</p>"],
		["<p>Seen<!-- a note --></p>"],
		['<p>Seen<span style="display:none">hidden</span></p>'],
		['<p>Seen<span style="mso-hide:all">hidden</span></p>'],
		["<p>Seen<del>deleted</del></p>"],
		['<p>Seen<a class="MsoCommentReference" href="#_msocom_1">[A1]</a></p>'],
		['<p>Seen<button aria-hidden="true">Copy</button></p>'],
		["<p>Seen<iframe src='https://a.example'></iframe><svg><text>x</text></svg></p>"],
		['<div style="mso-element:header"><p>Page 1</p></div><p>Seen</p>'],
		["<p>Se<ins>en</ins></p>"],
	])("is dropped: %j", (html) => {
		expect(cleaned(html)).toBe("<p>Seen</p>");
	});
});

describe("Google Docs", () => {
	const point = (state: string, words: string) =>
		`<li dir="ltr" role="checkbox" aria-checked="${state === "checked"}" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="18.4px" height="18.4px" alt="${state}" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;" role="presentation"><span>${words}</span></p></li>`;

	it("copies the text of a checklist, and the picture of each box, which is dropped", () => {
		const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${point("unchecked", "Book the table")}${point("checked", "Write to Ann")}</ul></b>`;
		expect(cleaned(html)).toBe("<ul><li><p>Book the table</p></li><li><p>Write to Ann</p></li></ul>");
	});

	it("exports comments as marks in the text and boxes after it, which are dropped", () => {
		let count = 0;
		const mark = (letter: string, nth: number) =>
			`<sup><a href="#cmnt${nth}" id="cmnt_ref${nth}">[${letter}]</a></sup>`;
		const box = (letter: string, nth: number, words: string) =>
			`<div style="border:1px solid black;margin:5px"><p class="c1"><a href="#cmnt_ref${nth}" id="cmnt${nth}">[${letter}]</a><span class="c0">${words}</span></p></div>`;
		const html = `<div class="doc"><p><span>It is late</span>${mark("a", 1)}<span>.</span></p><p>So be it${mark("b", 2)}</p>${box("a", 1, "Is it?")}${box("b", 2, "Yes")}</div>`;
		const clean = cleanHtml(html, (body) => {
			count = countComments(body);
		});
		expect(clean.replace(/<\/?(?:div|sup|span)[^>]*>/g, "")).toBe("<p>It is late.</p><p>So be it</p>");
		expect(count).toBe(2);
	});
});

describe("headings", () => {
	it.each([
		["<h1>Title</h1><h2>Part</h2>", "<h2>Title</h2><h3>Part</h3>"],
		["<h2>Title</h2><h3>Part</h3>", "<h2>Title</h2><h3>Part</h3>"],
		["<h1>One</h1><h6>Deep</h6>", "<h2>One</h2><h4>Deep</h4>"],
		['<p class="MsoTitle">Title</p><p>Words</p>', "<h2>Title</h2><p>Words</p>"],
		['<p style="mso-outline-level:2">Part</p>', "<h2>Part</h2>"],
		['<p class="Heading2">Part</p>', "<h2>Part</h2>"],
		['<div role="heading" aria-level="3">Part</div>', "<h3>Part</h3>"],
		["<h2><b>Bold</b> title</h2>", "<h2>Bold title</h2>"],
		["<h2> </h2><p>Words</p>", "<p>Words</p>"],
	])("are below the level of the page's title: %j", (html, expected) => {
		expect(cleaned(html)).toBe(expected);
	});

	const line = (size: string, words: string) => `<p style="font-size:${size}">${words}</p>`;
	const usual = line("11pt", "Most of the words are as large as these here.");

	it("are the larger lines of a text without others, the largest first", () => {
		const html = line("24pt", "Great") + usual + line("18px", "Small") + line("16pt", "Middle") + usual;
		expect(cleaned(html)).toBe(
			"<h2>Great</h2><p>Most of the words are as large as these here.</p><h4>Small</h4><h3>Middle</h3>" +
				"<p>Most of the words are as large as these here.</p>",
		);
	});

	it("are no long lines, no slightly larger ones, and none in a text with other headings", () => {
		const long = line("24pt", "word ".repeat(60).trim());
		expect(cleaned(usual.repeat(9) + long)).not.toContain("<h2>");
		expect(cleaned(usual + line("12pt", "Hardly"))).not.toContain("<h2>");
		expect(cleaned(`<h2>Real</h2>${usual}${line("24pt", "Large")}`)).toContain("<p>Large</p>");
	});

	it("have the title above them that LibreOffice copies as a large first line", () => {
		const rest = "<h1>Part</h1><p>Words</p>";
		const title = '<p><font style="font-size: 28pt"><b>Title</b></font></p>';
		expect(cleaned(title + rest)).toBe("<h2>Title</h2><h2>Part</h2><p>Words</p>");
		expect(cleaned(rest + title)).toBe("<h2>Part</h2><p>Words</p><p><b>Title</b></p>");
		expect(cleaned(title + rest + title)).not.toContain("<h2>Title</h2>");
	});

	it("use the size that the clipboard's style sheet gives to a line", () => {
		const css = "<style>p.p1 {font: 24.0px Times} p.p2 {font: 12.0px Times}</style>";
		expect(cleaned(`${css}<p class="p1">Title</p><p class="p2">Many more words than the title has</p>`)).toBe(
			"<h2>Title</h2><p>Many more words than the title has</p>",
		);
	});
});

describe("lists", () => {
	const word = (list: string, level: number, sign: string, words: string) =>
		`<p style="mso-list:${list} level${level} lfo1"><span style="mso-list:Ignore">${sign}</span>${words}</p>`;

	it("are built from Word's paragraphs, nested and numbered as they were shown", () => {
		const html =
			word("l0", 1, "·", "One") +
			word("l0", 2, "o", "Deep") +
			word("l0", 1, "·", "Two") +
			word("l1", 1, "3.", "Third");
		expect(cleaned(html)).toBe(
			'<ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul><ol start="3"><li>Third</li></ol>',
		);
	});

	it("begin again after other text", () => {
		const html = `${word("l0", 1, "1.", "One")}<p>Between</p>${word("l0", 1, "2.", "Two")}`;
		expect(cleaned(html)).toBe('<ol><li>One</li></ol><p>Between</p><ol start="2"><li>Two</li></ol>');
	});

	it.each([
		["<p>• One</p><p>• Two</p>", "<ul><li>One</li><li>Two</li></ul>"],
		[
			"<p>•\u00a0\u00a0One</p><p>Words</p><p>· Two</p>",
			"<ul><li>One</li></ul><p>Words</p><ul><li>Two</li></ul>",
		],
		["<p>•not a point</p>", "<p>•not a point</p>"],
		["<ul><li>One</li><ul><li>Deep</li></ul></ul>", "<ul><li>One<ul><li>Deep</li></ul></li></ul>"],
		["<ul><p>Loose</p></ul>", "<ul><li><p>Loose</p></li></ul>"],
		["<ul><li>One</li><li> </li></ul><ol></ol>", "<ul><li>One</li></ul>"],
	])("have every item within its list: %j", (html, expected) => {
		expect(cleaned(html)).toBe(expected);
	});

	it("are joined if Word on the web copies one for every item", () => {
		const point = (level: number, words: string) =>
			`<div class="ListContainerWrapper"><ul><li data-aria-level="${level}"><p>${words}</p></li></ul></div>`;
		expect(cleaned(point(1, "One") + point(2, "Deep") + point(1, "Two"))).toBe(
			"<ul><li><p>One</p><ul><li><p>Deep</p></li></ul></li><li><p>Two</p></li></ul>",
		);
	});
});

describe("tables, links and quotes", () => {
	it("turn each row of a table into a paragraph", () => {
		const html =
			"<table><tr><th>Day</th><th>Hour</th></tr><tr><td>Monday</td><td></td><td>18:30</td></tr></table>";
		expect(cleaned(html)).toBe("<p>Day · Hour</p><p>Monday · 18:30</p>");
	});

	it("unwrap a table that only lays out a mail", () => {
		const html = "<table><tr><td><h2>Title</h2><p>Words</p></td></tr></table>";
		expect(cleaned(html)).toMatch(/<h2>Title<\/h2><p>Words<\/p>/);
		expect(cleaned(html)).not.toContain("table");
	});

	it.each([
		["https://www.google.com/url?q=https://a.example/&amp;sa=D", "https://a.example/"],
		[
			"https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2Fb&amp;data=1",
			"https://a.example/b",
		],
		[
			"https://notgoogle.example/url?q=https://a.example/",
			"https://notgoogle.example/url?q=https://a.example/",
		],
		["mailto:ann@a.example", "mailto:ann@a.example"],
	])("resolve the redirect %s to %s", (href, expected) => {
		expect(cleanHtml(`<p><a href="${href}">Words</a></p>`)).toBe(
			`<p><a href="${expected.replace("&", "&amp;")}">Words</a></p>`,
		);
	});

	it.each(["javascript:alert(1)", "#part", "data:text/html,x", "file:///etc/passwd", ""])(
		"keep the text of a link to %j, and not the link",
		(href) => {
			expect(cleanHtml(`<p><a href="${href}">Words</a></p>`)).toBe("<p>Words</p>");
		},
	);

	it("do not take the underline of a link for a mark", () => {
		expect(cleaned('<p><u><a href="https://a.example/">Words</a></u></p>')).toBe(
			'<p><a href="https://a.example/">Words</a></p>',
		);
	});

	it("join adjacent paragraphs of a quote's style into one quote", () => {
		expect(cleaned('<p class="MsoQuote">One</p><p class="MsoQuote">Two</p><p>After</p>')).toBe(
			"<blockquote><p>One</p><p>Two</p></blockquote><p>After</p>",
		);
	});

	it("join quotes of one paragraph each, as LibreOffice copies them, into one quote", () => {
		expect(cleaned("<blockquote>One</blockquote>\n<blockquote>Two</blockquote>")).toBe(
			"<blockquote><p>One</p><p>Two</p></blockquote>",
		);
		const apart = "<blockquote><p>One</p></blockquote><blockquote><p>Two</p></blockquote>";
		expect(cleaned(apart)).toBe(apart);
	});

	it("distinguish the number of a footnote from the text beside it", () => {
		const html =
			'<p>Eight<a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a> came.</p>' +
			'<p><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>Or nine.</p>';
		expect(cleaned(html)).toBe("<p>Eight[1] came.</p><p>[1] Or nine.</p>");
	});
});
