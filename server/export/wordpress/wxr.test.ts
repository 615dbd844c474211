import { expect, it } from "vitest";
import { malformation } from "#server/testing/well-formed.ts";
import { type WxrItem, wxrDocument } from "./wxr.ts";

const item: WxrItem = {
	...{ id: 7, type: "post", status: "publish", title: "A & B ]]> <C>", link: "https://a.example/?a=1&b=2" },
	...{ author: "nadia", slug: "a-b", date: { local: "2026-11-22 12:15:00", utc: "2026-11-22 08:15:00" } },
	...{ content: "<p>Words\u0000 &#x26; more</p>", excerpt: "In short" },
	terms: [{ domain: "post_tag", slug: 'q"&', name: "Questions & answers" }],
	meta: { _thumbnail_id: "3" },
};

it("a WordPress file is XML, whatever its texts hold", async () => {
	const site = {
		url: "https://a.example",
		name: "A & B",
		language: "en",
		authors: [{ id: 1, login: "nadia", name: "N & L" }],
	};
	async function* items() {
		yield item;
		yield { ...item, id: 8, type: "attachment" as const, fileUrl: "https://a.example/a.webp" };
	}
	let xml = "";
	const terms = [
		{ id: 1, taxonomy: "post_tag", slug: 'q"&', name: "Questions & answers", description: "" },
		{ id: 2, taxonomy: "language", slug: "fr", name: "français", description: 'a:1:{s:6:"locale";}' },
	];
	for await (const bytes of wxrDocument(site, items(), () => terms)) xml += new TextDecoder().decode(bytes);
	expect(malformation(xml)).toBeUndefined();
	expect(xml).not.toMatch(/<!DOCTYPE|\0/);
	expect(xml).toContain("<title><![CDATA[A & B ]]&gt; <C>]]></title>");
	expect(xml).toContain("<content:encoded><![CDATA[<p>Words &#x26; more</p>]]></content:encoded>");
	expect(xml).toContain(
		'<category domain="post_tag" nicename="q&quot;&amp;"><![CDATA[Questions & answers]]></category>',
	);
	expect(xml.match(/<wp:attachment_url>/g)).toHaveLength(1);
	expect(xml).toContain('<wp:tag_slug><![CDATA[q"&]]></wp:tag_slug>');
	expect(xml).toContain("<wp:term_taxonomy><![CDATA[language]]></wp:term_taxonomy>");
});
