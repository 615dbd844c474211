import { describe, expect, it } from "vitest";
import { shippedLook } from "#app/site/site-look.ts";
import { mailPictureUrl, mailWords } from "./mail-words.server.ts";

const siteUrl = "https://ensemble.example";
const hash = "a".repeat(64);
const write = (html: string) => mailWords(html, { siteUrl, slug: "moon" }, shippedLook.accent);

describe("the owner's words as mail", () => {
	it.each([
		["/blog/moon", `${siteUrl}/blog/moon?from=moon`],
		["/blog?tag=sea#top", `${siteUrl}/blog?tag=sea&from=moon#top`],
		[`${siteUrl}/legal`, `${siteUrl}/legal?from=moon`],
		["https://elsewhere.example/x?a=1", "https://elsewhere.example/x?a=1"],
		["/media/picture.webp", `${siteUrl}/media/picture.webp`],
		["mailto:hello@ensemble.example", "mailto:hello@ensemble.example"],
		["https://", siteUrl],
	])("lead from %s to %s", (href, expected) => {
		const written = write(`<a href="${href}" title="t" target="_blank">x</a>`);
		const [, found] = /href="([^"]*)"/.exec(written) ?? [];
		expect(found?.replaceAll("&#x26;", "&").replaceAll("&amp;", "&")).toBe(expected);
		expect(written).not.toMatch(/target=|title=/);
	});

	it.each(["<a>x</a>", '<a title="t">x</a>'])(
		"keep the words of a link whose address was refused: %s",
		(link) => {
			expect(write(link)).toBe("x");
		},
	);

	it("carry their look with them, as mail programs drop style sheets", () => {
		for (const [tag, isInk] of [
			["p", true],
			["h2", true],
			["blockquote", true],
			["figcaption", true],
			["strong", false],
		] as const) {
			const written = write(`<${tag}>x</${tag}>`);
			if (isInk) expect(written).toMatch(new RegExp(`^<${tag} class="ink" style="[^"]+">x</${tag}>$`));
			else expect(written).toMatch(new RegExp(`^<${tag}[^>]*>x</${tag}>$`));
		}
	});

	it("show pictures of the site in the one size that every mail program knows", () => {
		const written = write(
			`<p><img src="/media/${hash}-800.avif" alt="A moon" loading="lazy" srcset="x 1w"></p>`,
		);
		expect(written).toContain(`src="${siteUrl}/media/${hash}-1200.jpeg"`);
		expect(written).toContain('alt="A moon"');
		expect(written).not.toMatch(/loading|srcset/);
		expect(written).toContain('width="536"');
	});

	it("shows a picture as wide as its text wishes, and says nothing of decoration", () => {
		const written = write(
			`<p><img src="/media/${hash}-1600.webp" alt="" role="presentation" data-width="small"></p>`,
		);
		expect(written).toMatch(
			/<img src="[^"]*" alt="" width="230" style="[^"]*max-width:100%[^"]*;width:230px">/,
		);
	});

	it("drop every other picture, and keep what stands around it", () => {
		const written = write('<p>One <img src="https://tracker.example/p.gif"><img src="/favicon.ico"> two</p>');
		expect(written).toMatch(/>One {2}two<\/p>$/);
	});
});

describe("the address of a picture in a mail", () => {
	it.each([
		[`/media/${hash}-480.webp`, `${siteUrl}/media/${hash}-1200.jpeg`],
		[`${siteUrl}/media/${hash}-1600.webp`, `${siteUrl}/media/${hash}-1200.jpeg`],
		[`/media/${hash}-481.webp`, undefined],
		[`/media/${hash}.webp`, undefined],
		["/media/../secret", undefined],
		["", undefined],
	])("of %s is %s", (url, expected) => {
		expect(mailPictureUrl(url, siteUrl)).toBe(expected);
	});
});
