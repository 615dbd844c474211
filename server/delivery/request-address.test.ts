import { expect, it } from "vitest";
import { requestAddress } from "./request-address.ts";

it.each([
	["/BLOG/", "/blog"],
	["/fr/Blog//", "/fr/Blog//"],
	["/%62log", "/blog"],
	["/a/../blog", "/blog"],
	["/a/%2e%2E/blog", "/blog"],
	["/blog#fragment", "/blog"],
	["/blog?page=2#fragment", "/blog?page=2"],
	["/FR", "/fr"],
	["/fr/", "/fr"],
	["/Blog/First-Dates/", "/blog/first-dates"],
	["/blog/first%2Ddates", "/blog/first-dates"],
	["/blog/.data", "/blog.data"],
	["/.data", "/_.data"],
	["/Preview/ToKeN/", "/preview/ToKeN"],
	["http://any.example/Blog?x=1", "/blog?x=1"],
	["http://any.example?x=1", "/?x=1"],
	["http://any.example", "/"],
	["//any.example/preview/token", "//any.example/preview/token"],
	["/\\any.example", "//any.example"],
	["/Contact/", "/contact"],
	["/FR/Contact.data", "/fr/contact.data"],
	["/API", "/API"],
	["/FEED.xml", "/FEED.xml"],
	["/blog/a.DATA", "/blog/a.DATA"],
	["/blog/$&", "/blog/$&"],
	["/blog/%E0%A4%A", "/blog/%E0%A4%A"],
	["/api/blog-posts/A", "/api/blog-posts/A"],
])("%s is asked for as %s", (asked, url) => {
	expect(requestAddress(asked).url).toBe(url);
	expect(requestAddress(url).url).toBe(url);
});

it.each([
	["/fr/blog/a", "article", false],
	["/blog.data", "blog", true],
	["/preview/a", "preview", false],
	["/newsletter/confirm?token=a", "newsletter/confirm", false],
	["//blog", undefined, false],
	["/Contact/", "custom-page", false],
	["/fr/contact.data", "custom-page", true],
	["/nowhere.txt", undefined, false],
	["/nowhere/at/all", undefined, false],
	["/healthz", undefined, false],
	["/fr/admin", undefined, false],
	["/admin", undefined, false],
])("knows which page is at %s", (asked, page, isData) => {
	expect(requestAddress(asked)).toMatchObject({ page, isData });
});
