import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { listAddresses, pageDigest, pictureOfEachFormat, picturesIn, readProgram } from "./page-digest.ts";

it("the digest of pages is the same for the same words in another order, and whatever scripts carry", () => {
	const page = "<ul><li>one</li> <li>two</li></ul><script nonce=a>[1,2]</script>";
	const same = "<ul><li>two</li>\n<li>one</li></ul><script>[2,1]\n</script>";
	expect(pageDigest(same)).toBe(pageDigest(page));
});

it.each([
	["another word", "<ul><li>one</li> <li>three</li></ul>"],
	["a word that is missing", "<ul><li>one</li> <li></li></ul>"],
	["another tag", '<ul><li class="x">one</li> <li>two</li></ul>'],
])("differs with %s", (_what, page) => {
	expect(pageDigest(page)).not.toBe(pageDigest("<ul><li>one</li> <li>two</li></ul>"));
});

it("the digest covers every page; of many of a kind, the newest and some of the others", async () => {
	const many = Array.from({ length: 400 }, (_, number) => `/blog/article-${number}`);
	const listed = ["/", "/legal", ...many, "/fr/blog/un"];
	const xml = listed.map((path) => `<url><loc>https://a.example${path}</loc></url>`).join("");
	const paths = await listAddresses(async () => ({ status: 200, text: xml }));
	expect(paths).toEqual(
		expect.arrayContaining(["/sitemap.xml", "/fr/feed.xml", "/", "/legal", "/fr/blog/un"]),
	);
	const articles = paths.filter((path) => path.startsWith("/blog/"));
	expect(articles.slice(0, 15)).toEqual(many.slice(0, 15));
	expect(new Set(articles).size).toBe(30);
	expect(Number(articles.at(-1)?.split("-")[1])).toBeGreaterThan(350);
	expect(await listAddresses(async () => ({ status: 503, text: "" }))).toHaveLength(5);
});

it("the digest of pages covers each format of the pictures that they show", () => {
	const [one, other] = ["a".repeat(64), "b".repeat(64)];
	const page = `<img srcset="/media/${one}-480.avif 480w, /media/${one}-800.avif" src="/media/x.webp">`;
	expect(picturesIn(page)).toEqual([one, one]);
	expect(pictureOfEachFormat([one, other])).toEqual([
		`/media/${one}-480.avif`,
		`/media/${other}-480.webp`,
		`/media/${one}-1200.jpeg`,
	]);
	expect(pictureOfEachFormat([])).toEqual([]);
});

it("the digest of pages counts for one build of the program alone", async () => {
	const folder = await freshFolder();
	await mkdir(join(folder, "assets"));
	await writeFile(join(folder, "assets", "page.js"), "one");
	await writeFile(join(folder, "modules.json"), "[]");
	const program = await readProgram(folder);
	expect(program).toMatch(/^[0-9a-f]{64}$/);
	await writeFile(join(folder, "modules.json"), "[1]");
	expect(await readProgram(folder)).toBe(program);
	await writeFile(join(folder, "assets", "page.js"), "other");
	expect(await readProgram(folder)).not.toBe(program);
});
