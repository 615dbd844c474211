import { describe, expect, it } from "vitest";
import { articleInput, articleUpdate } from "./article.ts";
import { statusOf } from "./article-summary.ts";
import { previewInput } from "./previews.ts";

const picture = `/media/${"a".repeat(64)}-1600.webp`;
const whole = { title: "Title", excerpt: "Excerpt", content: "Content" };
const fr = { title: "Titre", excerpt: "Extrait", content: "Contenu", category: "", tags: [], imageAlt: "" };
const long = (characters: number) => `https://revue.example/${"a".repeat(characters - 22)}`;

describe("the input of an article", () => {
	it("needs little for a draft: the rest is blank", () => {
		expect(articleInput.parse({ title: "Only a title" })).toEqual({
			title: "Only a title",
			excerpt: "",
			content: "",
			category: "",
			tags: [],
			imageAlt: "",
			imageCaption: "",
			originalUrl: "",
			searchTitle: "",
			searchDescription: "",
			slug: "",
			imageUrl: null,
			sharePicture: null,
			authorId: null,
			published: false,
			publishAt: null,
			publishedOn: null,
			fr: null,
		});
	});

	it.each([
		["title", "x".repeat(200), "x".repeat(201)],
		["excerpt", "x".repeat(500), "x".repeat(501)],
		["content", "x".repeat(200_000), "x".repeat(200_001)],
		["category", "x".repeat(60), "x".repeat(61)],
		["tags", Array.from({ length: 20 }, (_, place) => `${place}`), Array.from({ length: 21 }, () => "x")],
		["tags", ["x".repeat(40)], ["x".repeat(41)]],
		["tags", ["one"], ["  "]],
		["slug", "a-good-start", "A Good Start"],
		["slug", "", "a--b"],
		["slug", "a1", "-a"],
		["slug", "2026", "é"],
		["originalUrl", "https://revue.example/a?b=c#d", "http://revue.example/a"],
		["originalUrl", "", "revue.example/a"],
		["originalUrl", long(500), long(501)],
		["originalUrl", " https://www.revue.example ", "https://me:secret@revue.example/"],
		["originalUrl", "https://revue.example:8443/", 'https://revue.example/"><script>'],
		["originalUrl", "https://xn--bcher-kva.example/", "javascript:alert(1)"],
		["searchTitle", "x".repeat(200), "x".repeat(201)],
		["searchDescription", "x".repeat(500), "x".repeat(501)],
		["sharePicture", picture, "https://images.example/a.webp"],
		["sharePicture", null, "/share/en/home.png"],
		["imageUrl", picture, "https://images.example/a.webp"],
		["imageUrl", picture.replace("webp", "avif"), "/media/../secret.webp"],
		["imageUrl", null, "//images.example/a.webp"],
		["imageUrl", null, `${picture}?x=1`],
		["publishAt", "2026-01-01T08:00:00.000Z", "tomorrow"],
		["publishAt", null, "2026-01-01"],
		["publishedOn", "2000-01-01", "1999-12-31"],
		["publishedOn", "2024-02-29", "2023-02-29"],
		["publishedOn", null, "2024-02-29T12:00:00.000Z"],
		["published", true, "yes"],
	])("%s: %.30j, and not %.30j", (name, good, bad) => {
		const read = (value: unknown) => articleInput.safeParse({ ...whole, [name]: value });
		expect(read(good).success).toBe(true);
		expect(read(bad).error?.issues[0]?.path[0]).toBe(name);
	});

	it.each([null, [], "text", 7, undefined])("rejects %j", (value) => {
		expect(articleInput.safeParse(value).success).toBe(false);
	});

	it("is trimmed, but for the text itself", () => {
		const read = articleInput.parse({ title: " Title ", content: "  code\n", tags: [" one "] });
		expect([read.title, read.content, read.tags]).toEqual(["Title", "  code\n", ["one"]]);
	});

	it("has the same limits in a translation", () => {
		expect(articleInput.parse({ ...whole, fr: { title: "Titre" } }).fr).toEqual({
			...fr,
			excerpt: "",
			content: "",
			imageCaption: "",
			originalUrl: "",
			searchTitle: "",
			searchDescription: "",
			slug: "",
		});
		const long = articleInput.safeParse({ ...whole, fr: { ...fr, title: "x".repeat(201) } });
		expect(long.error?.issues[0]?.path).toEqual(["fr", "title"]);
	});

	it("drops unknown fields", () => {
		const read = articleInput.parse({ ...whole, id: "mine", createdAt: "1970", de: fr });
		expect(Object.keys(read)).not.toEqual(expect.arrayContaining(["id"]));
		expect("de" in read || "createdAt" in read).toBe(false);
	});
});

describe("an update of an article", () => {
	it.each([undefined, null, 0, -1, 1.5, "1"])("needs the version it was made from, not %j", (version) => {
		expect(articleUpdate.safeParse({ ...whole, version }).error?.issues[0]?.path).toEqual(["version"]);
	});

	it("is accepted with its version", () => {
		expect(articleUpdate.parse({ ...whole, version: 3 }).version).toBe(3);
	});
});

describe("the input of a preview", () => {
	it.each(["", "x".repeat(200_000)])("accepts %.5j, up to the length of an article", (markdown) => {
		expect(previewInput.safeParse({ markdown }).success).toBe(true);
	});

	it.each([undefined, null, 7, "x".repeat(200_001)])("rejects %.20j", (markdown) => {
		expect(previewInput.safeParse({ markdown }).success).toBe(false);
	});
});

describe("the status of an article", () => {
	it.each([
		[{ published: true, publishAt: null }, "published"],
		[{ published: false, publishAt: null }, "draft"],
		[{ published: false, publishAt: "2030-01-01T08:00:00.000Z" }, "scheduled"],
		[{ published: true, publishAt: "2030-01-01T08:00:00.000Z" }, "published"],
	] as const)("is, with %j, %s", (article, status) => {
		expect(statusOf(article)).toBe(status);
	});
});
