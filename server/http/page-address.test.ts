import { expect, it } from "vitest";
import { pageAddress } from "./page-address";

it.each([
	["/", ""],
	["/fr/blog", "language=fr"],
	["/blog", "language=en"],
	["/blog?page=2", ""],
	["/blog?tag=first+date&page=2", ""],
	["/blog.data", ""],
	["/sitemap.xml", ""],
])("keeps %s asked for with the cookie %j under its address", (url, cookie) => {
	expect(pageAddress("GET", url, cookie)).toBe(url);
	expect(pageAddress("HEAD", url, cookie)).toBe(url);
});

it.each([
	["POST", "/", ""],
	["GET", "/blog?search=love", ""],
	["GET", "/blog?language=fr", ""],
	["GET", "/blog", "theme=x; language=fr"],
	["GET", "/api/blog-posts", ""],
	["GET", "/ADMIN/dashboard", ""],
	["GET", "/newsletter/confirm", ""],
	["GET", "/fr/newsletter/unsubscribe", ""],
	["GET", "/preview/token", ""],
	["GET", "/fr/preview/token", ""],
	["GET", "/preview/token.data", ""],
])("never keeps %s %s asked for with the cookie %j", (method, url, cookie) => {
	expect(pageAddress(method, url, cookie)).toBeUndefined();
});
