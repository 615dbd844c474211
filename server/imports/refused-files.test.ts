import { symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { failureSentence } from "#server/commands/failure-sentence.ts";
import { importSite } from "./import-site.ts";
import { placesOf } from "./pictures/picture-source.ts";
import { emptySite, plainOptions, writePicture } from "./testing/importing.ts";
import { oldSite, wxrFile } from "./testing/wxr-file.ts";

const whole = wxrFile([{ id: 1, title: "One", slug: "one", content: "a" }]);
const withDoctype = (doctype: string) => whole.replace("<rss", `${doctype}<rss`).replace("One", "&x;");
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY x${at + 1} "${`&x${at};`.repeat(10)}">`).join(
	"",
);

const hostile: Record<string, string | Uint8Array> = {
	"an entity that reads a file": withDoctype('<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
	"an entity that grows": withDoctype(`<!DOCTYPE rss [<!ENTITY x0 "ha">${laughs}<!ENTITY x "&x9;">]>`),
	"an entity that nobody defined": whole.replace("<![CDATA[One]]>", "&unknown;"),
	"a doctype without an end": `<!DOCTYPE rss [${" ".repeat(300_000)}`,
	"another encoding": Buffer.from(whole.replace("One", "Caf\u00e9"), "latin1"),
	"a file that breaks off": whole.slice(0, whole.length / 2),
	"elements within one another": `<rss><channel>${"<a>".repeat(100_000)}`,
	"attributes without an end": `<rss ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(" ")}>`,
	"an attribute that is too long": `<rss a="${"x".repeat(500_000)}">`,
	"another kind of XML": "<html><body>Hello</body></html>",
	"no file of either kind": "Hello",
	"a file that is packed, but no zip": "\u001f\u008b",
	"JSON that breaks off": '{"db": [',
	"JSON of another kind": '{"name": "ensemble"}',
	"JSON that is deep": `{"db": ${"[".repeat(200_000)}`,
	"nothing at all": "",
};

describe("a file that is not what it should be", () => {
	it.each(Object.keys(hostile))("is refused in one line, and nothing is stored: %s", async (name) => {
		const site = await emptySite("sqlite");
		const began = performance.now();
		const refusal = await site.importText(hostile[name] ?? "").then(
			() => "taken",
			(error: unknown) => failureSentence(error),
		);
		expect(refusal).toMatch(/^\S*\/export (cannot be read: .* at line \d+|is n).*[.]$/);
		expect(refusal).not.toContain("\n");
		expect(await site.articles()).toEqual([]);
		expect(performance.now() - began).toBeLessThan(10_000);
	});

	it.each([
		["<", 2049],
		["{", 129],
	])("is refused for its size before it is read: one that begins with %s", async (sign, megabytes) => {
		const site = await emptySite("sqlite");
		const path = join(site.folder, "huge");
		await writeFile(path, sign);
		await truncate(path, megabytes * 1024 * 1024);
		await expect(importSite(path, site.place, plainOptions)).rejects.toThrow(/at most (2048|128) are read/);
	});
});

describe("a picture's address", () => {
	it.each([
		"../../etc/passwd",
		`${oldSite}/wp-content/uploads/%2e%2e/%2e%2e/secret.jpg`,
		`${oldSite}/wp-content/uploads/..%2f..%2fsecret.jpg`,
		`${oldSite}/wp-content/uploads/a%00.jpg`,
		`${oldSite}/wp-content/uploads/..%5csecret.jpg`,
		"file:///etc/passwd",
	])("names no place outside the folder: %s", (address) => {
		for (const place of placesOf(address)) expect(place.split("/")).not.toContain("..");
	});

	it("does not lead out of the folder by a link, and what is no picture is told", async () => {
		const site = await emptySite("sqlite");
		await writePicture(join(site.folder, "secret.jpg"), "red");
		await writePicture(join(site.folder, "uploads", "there.jpg"), "teal");
		await symlink(join(site.folder, "secret.jpg"), join(site.folder, "uploads", "link.jpg"));
		await writeFile(join(site.folder, "uploads", "words.jpg"), "no picture");
		await writeFile(join(site.folder, "uploads", "bomb.png"), "\u0089PNG\r\n\u001a\n");
		await truncate(join(site.folder, "uploads", "bomb.png"), 31 * 1024 * 1024);
		const images = ["there", "link", "words", "none"].map(
			(name) => `<img src="/wp-content/uploads/${name}.jpg">`,
		);
		const content = `Words ${images.join("")}<img src="/wp-content/uploads/bomb.png"><img src="data:image/png;base64,${"A".repeat(5000)}">`;
		const report = await site.importText(wxrFile([{ id: 1, title: "One", slug: "one", content }]), {
			pictures: join(site.folder, "uploads"),
		});
		expect(report.pictures).toBe(1);
		expect(report.articles[0]?.losses.map(({ kind, detail }) => [kind, detail.slice(0, 60)])).toEqual([
			["picture-missing", `${oldSite}/wp-content/uploads/link.jpg`],
			["picture-refused", `${oldSite}/wp-content/uploads/words.jpg`],
			["picture-missing", `${oldSite}/wp-content/uploads/none.jpg`],
			["picture-refused", `${oldSite}/wp-content/uploads/bomb.png`],
			["picture-missing", `data:image/png;base64,${"A".repeat(38)}`],
			["excerpt-made", ""],
		]);
	});
});

it("texts that no article can be are left out, and the others are taken", async () => {
	const site = await emptySite("sqlite");
	const report = await site.importText(
		wxrFile([
			{ id: 1, title: "Deep", slug: "deep", content: "<div>".repeat(5_000) },
			{ id: 2, title: "Long", slug: "long", content: "word ".repeat(45_000) },
			{ id: 3, title: "Longer", slug: "longer", content: "word ".repeat(500_000) },
			{ id: 4, title: "Fine", slug: "fine", content: "words" },
		]),
	);
	expect(report.articles.map(({ outcome, losses }) => [outcome, losses[0]?.kind])).toEqual([
		["refused", "too-nested"],
		["refused", "too-long"],
		["refused", "too-long"],
		["added", "excerpt-made"],
	]);
});

describe.each(bothEngines)("signs that no text can hold, on %s", (engine) => {
	it("are left out", async () => {
		const site = await emptySite(engine);
		const [nul, half] = ["\u0000", "\ud800"];
		const posts = [
			{ id: "1", uuid: `u${nul}`, title: `O${nul}ne${half}`, slug: "one", html: `<p>a${nul}${half}</p>` },
		];
		const users = [{ id: "a", name: `Ad${nul}a` }];
		const links = [{ post_id: "1", author_id: "a" }];
		await site.importText(JSON.stringify({ data: { posts, users, posts_authors: links } }));
		await site.importText(whole.replace("[One]", `[T${nul}wo]`).replace("[CDATA[one]", "[CDATA[two]"));
		expect((await site.articles()).map(({ title, content }) => [title, content])).toEqual([
			["One\ufffd", "a\ufffd"],
			["Two", "a"],
		]);
		expect(await site.read(({ authors }) => authors.list())).toMatchObject([
			{ name: "Ada" },
			{ name: "Nadia Lemaire" },
		]);
	});
});
