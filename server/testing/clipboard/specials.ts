/** The contents of a clipboard, and the Markdown expected of it. */
export type Clipboard = { name: string; html: string; markdown: string };

const word = (body: string) =>
	`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-unhide:no;} --></style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** Clipboards with more than a text, or with no text. */
export const specials: Clipboard[] = [
	{
		name: "Word, tracked changes",
		html: word(
			"<p class=MsoNormal>We meet <del cite='mailto:ann' datetime='2026-01-01T10:00'>on Monday </del><ins cite='mailto:ann' datetime='2026-01-01T10:00'>on Sunday</ins>.<o:p></o:p></p>",
		),
		markdown: "We meet on Sunday.",
	},
	{
		name: "Word, comments",
		html: word(
			"<p class=MsoNormal>We <a style='mso-comment-reference:A_1;mso-comment-date:20260101T1000'>meet</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id=\"_anchor_1\" href=\"#_msocom_1\" name=\"_msoanchor_1\">[A1]</a><![endif]></span></span> soon.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div>",
		),
		markdown: "We meet soon.",
	},
	{
		name: "Word, bookmarks and a table of contents' anchors",
		html: word(
			'<p class=MsoNormal><a name="_Toc99"></a><a name="_Hlk1"><span>Words</span></a> <a href="#_Toc99">stay</a>.</p>',
		),
		markdown: "Words stay.",
	},
	{
		name: "Word, hidden text",
		html: word("<p class=MsoNormal>Seen<span style='display:none;mso-hide:all'> unseen</span>.</p>"),
		markdown: "Seen.",
	},
	{
		name: "Word, runs of spaces and tabs",
		html: word(
			"<p class=MsoNormal>One<span style='mso-spacerun:yes'>&nbsp;&nbsp; </span>two<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>three</p>",
		),
		markdown: "One two three",
	},
	{
		name: "Word, a table",
		html: word(
			"<table class=MsoTableGrid border=1><tr><td width=100 valign=top><p class=MsoNormal><b>Day</b></p></td><td><p class=MsoNormal>Table</p></td></tr><tr><td><p class=MsoNormal>Sunday</p></td><td><p class=MsoNormal>for six</p></td></tr></table>",
		),
		markdown: "**Day** · Table\n\nSunday · for six",
	},
	{
		name: "Word, a title and empty paragraphs",
		html: word(
			"<p class=MsoTitle>Letters</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>One.</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>",
		),
		markdown: "## Letters\n\nOne.",
	},
	{
		name: "Word, a field and a picture",
		html: word(
			'<p class=MsoNormal>Page <!--[if supportFields]><span style=\'mso-element:field-begin\'></span> PAGE <span style=\'mso-element:field-separator\'></span><![endif]-->4<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=10 src="file:///C:/x.png" v:shapes="P1"><![endif]>.</p>',
		),
		markdown: "Page 4\n\n**(Missing picture 1)**\n\n.",
	},
	{
		name: "Word, a line break",
		html: word("<p class=MsoNormal>One<br>\ntwo</p>"),
		markdown: "One\\\ntwo",
	},
	{
		name: "Google Docs, a table",
		html: '<meta charset=\'utf-8\'><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr"><table><colgroup><col width="1"></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:400">a</span></p></td><td><p dir="ltr"><span style="font-weight:700">b</span></p></td></tr></tbody></table></div></b>',
		markdown: "a · **b**",
	},
	{
		name: "Google Docs, part of one paragraph",
		html: '<meta charset=\'utf-8\'><span style="font-weight:400;" id="docs-internal-guid-1"><span style="font-size:11pt;font-weight:700;font-style:italic;">words</span></span>',
		markdown: "**_words_**",
	},
	{
		name: "Google, a link through its own page",
		html: '<p>See <a href="https://www.google.com/url?q=https://a.example/x?y%3D1&amp;sa=D&amp;source=editors">here</a></p>',
		markdown: "See [here](https://a.example/x?y=1)",
	},
	{
		name: "Outlook, a link through its own page",
		html: '<p>See <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&amp;data=05">here</a></p>',
		markdown: "See [here](https://a.example/)",
	},
	{
		name: "a newsletter laid out in tables",
		html: '<table width="600"><tbody><tr><td><table><tr><td><h1 style="font-size:30px">News</h1></td></tr><tr><td style="padding:0"><p>First.</p><p>Second.</p></td></tr></table></td></tr></tbody></table>',
		markdown: "## News\n\nFirst.\n\nSecond.",
	},
	{
		name: "a web page, its buttons, pictures and hidden parts",
		html: '<article><header><h1>Title</h1><button>Share</button></header><div hidden>no</div><p aria-hidden="true">no</p><figure><img src="https://a.example/x.jpg" alt="x"><figcaption>Under it</figcaption></figure><p>Words<sup>1</sup> and H<sub>2</sub>O.</p><svg><text>no</text></svg></article>',
		markdown: "## Title\n\n**(Missing picture 1: x)**\n\nUnder it\n\nWords1 and H2O.",
	},
	{
		name: "a web page, a list of definitions",
		html: "<dl><dt>Table</dt><dd>for six</dd></dl>",
		markdown: "Table\n\nfor six",
	},
	{
		name: "a web page, code",
		html: "<p>Type <code>npm</code></p><pre><code>a\n  b</code></pre>",
		markdown: "Type `npm`\n\n```\na\n  b\n```",
	},
	{
		name: "a page of paragraphs parted by breaks",
		html: "<div>One<br><br>two <b>bold</b><br>and on<br><br><br>three</div>",
		markdown: "One\n\ntwo **bold**\\\nand on\n\nthree",
	},
	{
		name: "a chat, bullets typed by hand",
		html: "<div>Bring:</div><div>• bread</div><div>• fish</div><div>Thanks</div>",
		markdown: "Bring:\n\n- bread\n- fish\n\nThanks",
	},
	{
		name: "links that lead nowhere",
		html: '<p><a href="javascript:alert(1)">a</a> <a href="file:///C:/x">b</a> <a href="">c</a> <a href="about:blank">d</a></p>',
		markdown: "a b c d",
	},
	{
		name: "signs of Markdown in words",
		html: "<p>2 * 3 * 4, a_b_c and # no heading</p><p>1. no list</p><p>- nor this</p>",
		markdown: "2 \\* 3 \\* 4, a\\_b\\_c and # no heading\n\n1\\. no list\n\n\\- nor this",
	},
	{
		name: "soft hyphens and zero width spaces",
		html: "<p>A\u00ad\u200b word</p>",
		markdown: "A word",
	},
];
