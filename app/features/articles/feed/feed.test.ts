import { expect, it } from "vitest";
import { articleHtml } from "#app/features/articles/rendering/article-html.server.ts";
import { absoluteHtml } from "./feed.server.ts";

const picture = `/media/${"a".repeat(64)}-1600.webp`;
const base = "https://s.example/blog/q";

it("the feed's HTML has absolute links and pictures", () => {
	const html = absoluteHtml(
		articleHtml(`![a](${picture}) [x](/fr?a=1&b=2) [y](#z) [z](https://a.example/) [m](mailto:a@b.example)`),
		base,
	);
	expect(html).toContain(`src="https://s.example${picture}"`);
	expect(html).toMatch(/srcset="https:\/\/s\.example\/media\/a+-480\.webp 480w, https:\/\/s\.example\/media/);
	expect(html).toContain('href="https://s.example/fr?a=1&#x26;b=2"');
	expect(html).toContain('href="https://s.example/blog/q#z"');
	expect(html).toContain('href="https://a.example/"');
	expect(html).toContain('href="mailto:a@b.example"');
});

it.each([
	["r", "https://s.example/blog/r"],
	["//a.example/b", "https://a.example/b"],
	["?page=2", "https://s.example/blog/q?page=2"],
])("a link of the feed's HTML leads to %s", (href, address) => {
	expect(absoluteHtml(`<p><a href="${href}">x</a></p>`, base)).toBe(`<p><a href="${address}">x</a></p>`);
});

it("the feed's HTML has absolute pictures whatever their width", () => {
	const html = absoluteHtml(articleHtml(`![a](${picture}#width=small)`), base);
	expect(html).toContain(`src="https://s.example${picture}"`);
});

it("the feed's HTML keeps what only looks like an address in a text or a description", () => {
	const html = articleHtml(`a href="/x" <b href="/x"> ![<a href="/y">](${picture})`);
	expect(absoluteHtml(html, base)).not.toMatch(/s\.example\/[xy]/);
});
