import { expect, it } from "vitest";
import { cacheKeyOf } from "./cache-key.ts";

const keyOf = (url: string, headers = {}, method = "GET") => cacheKeyOf({ method, url, headers });

it.each([
	["/", "/"],
	["/blog?page=2", "/blog?page=2"],
	["/blog?tag=first+date&page=2&utm_source=letter", "/blog?tag=first+date&page=2"],
	["/blog?page=2&tag=first%20date", "/blog?tag=first+date&page=2"],
	["/blog?page=1", "/blog"],
	["/blog?page=none", "/blog"],
	["/blog?search=%20", "/blog"],
	["/BLOG/?1#x", "/blog"],
	["/fr/blog/A?x=1", "/fr/blog/a"],
	["/fr/blog/a?from=two-tables", "/fr/blog/a"],
	["/newsletter/two-tables?from=two-tables", "/newsletter/two-tables"],
	["/network?page=2", "/network"],
	["/network?language=de", "/network"],
	["/blog.data?page=2", "/blog.data?page=2"],
	["/blog.data?_routes=en%2Fblog,other,en%2Fsite", "/blog.data?_routes=en%2Fsite%2Cen%2Fblog"],
	["/feed.xml?1", "/feed.xml"],
	["/sitemap.xml?2", "/sitemap.xml"],
	["/fr/events/a-1.ics?x", "/fr/events/a-1.ics"],
	["/api/openapi.json?1", "/api/openapi.json"],
	["/api/blog-posts?x=1", "/api/blog-posts"],
	["/api/blog-posts?fields=summary", "/api/blog-posts?fields=summary"],
	["/api/blog-posts/one", "/api/blog-posts/one"],
	["/api/events?x=1&fields=summary&missing=fr", "/api/events"],
])("%s is cached as %s, for GET and HEAD", (url, key) => {
	expect(keyOf(url)).toBe(key);
	expect(keyOf(url, {}, "HEAD")).toBe(key);
});

it.each([
	"/blog?search=love",
	"/blog?language=fr",
	"/nowhere/at/all",
	"//blog",
	"/ADMIN/dashboard",
	"/admin",
	"/newsletter/confirm",
	"/fr/newsletter/unsubscribe",
	"/newsletter/thanks",
	"/preview/token",
	"/fr/preview/token",
	"/preview/token.data",
	"/blog.data?_routes=none",
	"/FEED.xml",
	"/media/a-480.webp",
	"/share/en/home.png",
	"/healthz",
	"/api/admin/stats",
	"/api/blog-posts?search=love",
	"/api/blog-posts?limit=5",
	"/api/blog-posts?missing=fr",
	"/api/blog-posts?missing=fr&fields=summary",
	"/api/events?fields=summary&limit=5",
	"/api/blog-posts?fields=summary&fields=all",
	"/.well-known/security.txt",
	"/assets/routes.json?paths=/blog",
])("%s is not cached", (url) => {
	expect(keyOf(url)).toBeUndefined();
});

it("caches nothing for what is no reading, a visitor who is redirected, or a signed request", () => {
	expect(keyOf("/", {}, "POST")).toBeUndefined();
	for (const cookie of ["theme=x; language=fr", 'language="fr"', " language=fr;"]) {
		expect(keyOf("/blog", { cookie }), cookie).toBeUndefined();
	}
	expect(keyOf("/api/blog-posts", { authorization: "Bearer a" })).toBeUndefined();
});

it("the cache gives readers their page where the language rules leave them", () => {
	for (const cookie of ["language=en", "language=de", "otherlanguage=fr"]) {
		expect(keyOf("/blog", { cookie }), cookie).toBe("/blog");
	}
	expect(keyOf("/fr/blog", { cookie: "language=fr" })).toBe("/fr/blog");
	expect(keyOf("/blog.data", { cookie: "language=fr" })).toBe("/blog.data");
	expect(keyOf("/feed.xml", { cookie: "language=fr" })).toBe("/feed.xml");
});
