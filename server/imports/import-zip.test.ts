import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failureSentence } from "#server/commands/failure-sentence.ts";
import { openZip } from "./files/zip-file.ts";
import { emptySite, writePicture } from "./testing/importing.ts";
import { oldSite, wxrFile } from "./testing/wxr-file.ts";
import { type ZippedFile, zipOf } from "./testing/zip-writer.ts";

const image = (path: string) => `Words <img src="${oldSite}/wp-content/uploads/${path}">`;
const oneWith = (content: string) => wxrFile([{ id: 1, title: "One", slug: "one", content }]);
const ghostPost = { id: "1", uuid: "u", title: "Hello", slug: "hello", status: "published" };
const ghost = (html: string) => JSON.stringify({ db: [{ data: { posts: [{ ...ghostPost, html }] } }] });

async function siteAndPicture() {
	const site = await emptySite("sqlite");
	const picture = await writePicture(join(site.folder, "picture.jpg"), "teal");
	return { ...site, picture };
}

describe("an import of a zip", () => {
	it("takes an export of WordPress with its pictures, wherever they lie in it", async () => {
		const { importText, picture, articles } = await siteAndPicture();
		const file = oneWith(
			["2020/01/a-300x200.jpg", "2020/01/caf\u00e9.jpg", "2020/02/gone.jpg"].map(image).join(" "),
		);
		const report = await importText(
			zipOf([
				{ name: "My site/", bytes: "" },
				{ name: "My site/export.xml", bytes: file },
				{ name: "My site/sitemap.xml", bytes: "<urlset></urlset>" },
				{ name: "My site/wp-content/uploads/2020/01/a.jpg", bytes: picture },
				{
					name: "My site/wp-content/uploads/2020/01/cafe\u0301.jpg",
					bytes: Buffer.concat([picture, picture]),
				},
				{ name: "__MACOSX/My site/._export.xml", bytes: file },
			]),
		);
		expect(report.articles[0]?.losses).toEqual([
			{ kind: "picture-missing", detail: `${oldSite}/wp-content/uploads/2020/02/gone.jpg` },
			{ kind: "excerpt-made", detail: "" },
		]);
		expect(await articles()).toMatchObject([{ title: "One" }]);
	});

	it("takes the parts in which WordPress exports a large site, one after the other", async () => {
		const { importText, picture, articles } = await siteAndPicture();
		const part = (id: number, title: string) =>
			wxrFile([{ id, title, slug: title.toLowerCase(), content: "a", meta: { _thumbnail_id: "9" } }]);
		const last = wxrFile([
			{ id: 9, type: "attachment", attachmentUrl: `${oldSite}/wp-content/uploads/a.jpg`, title: "a" },
		]);
		const report = await importText(
			zipOf([
				{ name: "part.010.xml", bytes: last },
				{ name: "part.002.xml", bytes: part(2, "Two") },
				{ name: "part.001.xml", bytes: part(1, "One") },
				{ name: "uploads/a.jpg", bytes: picture },
			]),
		);
		expect(report.articles.map(({ title }) => title)).toEqual(["One", "Two"]);
		expect(report.pictures).toBe(1);
		expect((await articles()).map(({ imageUrl }) => imageUrl !== null)).toEqual([true, true]);
	});

	it("takes a backup of Ghost, and pictures from a zip beside a file", async () => {
		const { importText, folder, picture } = await siteAndPicture();
		const html = '<p>a</p><img src="__GHOST_URL__/content/images/2021/05/a.jpg">';
		const inZip = zipOf([
			{ name: "themes/casper/package.json", bytes: '{"name": "casper"}' },
			{ name: "data/content.json", bytes: ghost(html) },
			{ name: "images/2021/05/a.jpg", bytes: picture },
		]);
		expect((await importText(inZip, { isDry: true })).pictures).toBe(1);
		const pictures = join(folder, "images.zip");
		await writeFile(pictures, zipOf([{ name: "2021/05/a.jpg", bytes: picture }]));
		expect(await importText(ghost(html), { pictures })).toMatchObject({
			pictures: 1,
			articles: [{ outcome: "added" }],
		});
		expect(await importText(inZip)).toMatchObject({ articles: [{ outcome: "there" }] });
	});

	it("takes what is written as in a zip of more than 4 GiB", async () => {
		const { importText } = await siteAndPicture();
		const report = await importText(zipOf([{ name: "a.xml", bytes: oneWith("a"), isZip64: true }]));
		expect(report.articles).toHaveLength(1);
	});

	it("takes the article whose picture is damaged, and tells of the picture", async () => {
		const { importText, picture } = await siteAndPicture();
		const names = ["sum.jpg", "short.jpg", "locked.jpg", "huge.jpg"];
		const report = await importText(
			zipOf([
				{ name: "a.xml", bytes: oneWith(names.map(image).join(" ")) },
				{ name: "uploads/sum.jpg", bytes: picture, toldSum: 1 },
				{ name: "uploads/short.jpg", bytes: picture, toldBytes: 10 },
				{ name: "uploads/locked.jpg", bytes: picture, isLocked: true },
				{ name: "uploads/huge.jpg", bytes: picture, toldBytes: 31 * 1024 * 1024 },
			]),
		);
		const refused = names.map((name) => ({
			kind: "picture-refused",
			detail: `${oldSite}/wp-content/uploads/${name}`,
		}));
		expect(report.articles[0]?.losses).toEqual([...refused, { kind: "excerpt-made", detail: "" }]);
	});
});

const good = { name: "a.xml", bytes: oneWith("a") };
const gibibyte = 1024 ** 3;
const hostile: Record<string, readonly ZippedFile[] | Buffer> = {
	"a name that leads out of it": [good, { name: "../../etc/cron.d/x", bytes: "x" }],
	"a name from the root": [good, { name: "/etc/passwd", bytes: "x" }],
	"a name of another disk": [good, { name: "C:/x", bytes: "x" }],
	"a name that leads out by backslashes": [good, { name: "..\\x", bytes: "x" }],
	"sizes that grow without end": [
		good,
		...Array.from({ length: 17 }, (_, at) => ({
			...{ name: `${at}.jpg`, bytes: "x", toldBytes: 4 * gibibyte, isZip64: true },
		})),
	],
	"an export that is larger than it says": [{ ...good, toldBytes: 5000 }],
	"an export of gigabytes": [{ ...good, toldBytes: 2049 * 1024 * 1024 }],
	"an export that is damaged": [{ ...good, toldSum: 1 }],
	"an export with a password": [{ ...good, isLocked: true }],
	"no export": [{ name: "a.jpg", bytes: "x" }],
	"exports of both kinds": [good, { name: "a.json", bytes: ghost("a") }],
	"two of Ghost": ["a.json", "b.json"].map((name) => ({ name, bytes: ghost("a") })),
	"a zip within a zip": [{ name: "a.zip", bytes: zipOf([good]) }],
	"a zip that breaks off": zipOf([good]).subarray(0, -30),
	"nothing but a beginning": Buffer.from("PK\u0003\u0004"),
};

describe("a zip that is not what it should be", () => {
	it.each(Object.keys(hostile))("is refused in one line, and nothing is stored: %s", async (name) => {
		const site = await emptySite("sqlite");
		const made = hostile[name] ?? [];
		const refusal = await site.importText(Buffer.isBuffer(made) ? made : zipOf(made)).then(
			() => "taken",
			(error: unknown) => failureSentence(error),
		);
		expect(refusal).toMatch(/^\S*\/export(\/\S+)? (cannot be read: |holds |has 2049 MiB).*[.]$/);
		expect(refusal).not.toContain("\n");
		expect(await site.articles()).toEqual([]);
	});

	it("holds more files than are read", async () => {
		const { folder } = await emptySite("sqlite");
		const path = join(folder, "many.zip");
		await writeFile(path, zipOf([good, { name: "b.jpg", bytes: "x" }]));
		await expect(openZip(path, { files: 1, unpackedGibibytes: 1 })).rejects.toThrow(
			/it holds 2 files, and at most 1 are read/,
		);
	});
});
