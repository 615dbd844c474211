import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { reportLines } from "./report.ts";
import { emptySite, writePicture } from "./testing/importing.ts";
import { oldSite, wxrFile } from "./testing/wxr-file.ts";

const uploads = `${oldSite}/wp-content/uploads`;

const items = [
	{
		...{ id: 1, title: "First &amp; best", slug: "first", excerpt: "In <b>short</b>." },
		content: `Hello <strong>you</strong>.\n\n<a href="${uploads}/2020/02/lagoon.jpg"><img src="${uploads}/2020/02/lagoon-300x200.jpg" alt="The lagoon"></a>\n\nSee <a href="${oldSite}/2020/02/second/">the second</a>, <a href="${oldSite}/about/">us</a> and <a href="${uploads}/2020/02/menu.pdf">a menu</a>.\n\n[gallery ids="4"]`,
		terms: [
			["category", "advice", "Advice"],
			["category", "love", "Love"],
			["post_tag", "yes", "yes"],
		],
		meta: { _thumbnail_id: "4", mood: "good", _yoast_wpseo_metadesc: "For engines" },
		comments: 3,
	},
	{ id: 2, title: "Second", slug: "second", content: "<p>Words</p>", date: "1999-01-01 00:00:00" },
	{
		id: 3,
		title: "Not yet",
		slug: "not-yet",
		status: "future",
		content: "Later.",
		date: "2090-01-01 00:00:00",
	},
	{
		id: 4,
		title: "Lagoon",
		type: "attachment",
		attachmentUrl: `${uploads}/2020/02/lagoon.jpg`,
		meta: { _wp_attachment_image_alt: "Blue" },
	},
	{ id: 5, title: "About", type: "page", slug: "about", link: `${oldSite}/about/` },
	{
		id: 6,
		title: "",
		status: "draft",
		content: "Only words",
		link: `${oldSite}/?p=6`,
		date: "0000-00-00 00:00:00",
	},
	{ id: 7, title: "Secret", slug: "secret", content: "Hush", password: "open" },
	{ id: 8, title: "Gone", status: "trash" },
	{ id: 9, title: "menu", type: "nav_menu_item" },
] as const;

describe.each(bothEngines)("a site of WordPress on %s", (engine) => {
	it("arrives as drafts, with pictures, authors and its old addresses, and every loss is told", async () => {
		const site = await emptySite(engine);
		await writePicture(join(site.folder, "uploads", "2020", "02", "lagoon.jpg"), "teal");
		const options = { pictures: join(site.folder, "uploads") };
		const tried = await site.importText(wxrFile(items), { ...options, isDry: true });
		expect(await site.articles()).toEqual([]);

		const report = await site.importText(wxrFile(items), options);
		expect(reportLines({ ...report }, false).slice(1)).toEqual(reportLines(tried, true).slice(2));
		const articles = await site.articles();
		expect(articles.map(({ title, slug, published }) => [title, slug, published])).toEqual([
			["", "article", false],
			["First & best", "first", false],
			["Not yet", "not-yet", false],
			["Second", "second", false],
			["Secret", "secret", false],
		]);
		const [, first] = articles;
		const picture = String(first?.imageUrl);
		expect(first).toMatchObject({
			...{ excerpt: "In short.", category: "Advice", tags: ["yes", "Love"], imageAlt: "Blue" },
			...{ publishedOn: "2020-02-03", searchDescription: "For engines" },
			content: `Hello **you**.\n\n![The lagoon](${picture})\n\nSee [the second](/2020/02/second/), [us](${oldSite}/about/) and [a menu](${uploads}/2020/02/menu.pdf).`,
		});
		expect(await site.read(({ authors }) => authors.list())).toMatchObject([
			{ name: "Nadia Lemaire", articles: 5 },
		]);
		expect(await site.read(({ redirects }) => redirects.list())).toEqual([
			{ path: "/2020/02/first", target: "/blog/first" },
			{ path: "/2020/02/second", target: "/blog/second" },
		]);
		expect(reportLines(report, false)).toMatchInlineSnapshot(`
			[
			  "New articles: 5",
			  "Images taken into the library: 1",
			  "New authors: 1",
			  "Articles without an excerpt, which have the beginning of their text for one: 4",
			  "Old addresses that lead to the articles: 2",
			  "",
			  "What is different, or was not taken, by article:",
			  "First & best",
			  "  – A gallery was not taken: choose its images anew.",
			  "  – Comments were not taken: 3",
			  "  – Fields that plugins or your own site had added were not taken: mood",
			  "  – A file that the text links to was not taken; the link still leads to the old site: https://old.example/wp-content/uploads/2020/02/menu.pdf",
			  "Second",
			  "  – It was dated 1999-01-01, before the first day that an article can have.",
			  "Not yet",
			  "  – It was to appear on 2090-01-01: it is a draft without a date.",
			  "Secret",
			  "  – It was protected by a password: it is a draft.",
			  "",
			  "What else was not taken:",
			  "Pages: 1",
			  "  – About https://old.example/about/",
			  "Other things, which WordPress or Ghost calls “nav_menu_item”: 1",
			  "Articles in the bin, or never saved: 1",
			  "  – Gone",
			  "",
			  "Colours, typefaces, columns, menus and the settings of the old site stay behind.",
			]
		`);
	});

	it("changes nothing when it comes again, and leaves what was deleted or changed here", async () => {
		const site = await emptySite(engine);
		await site.importText(wxrFile(items));
		const before = await site.articles();
		await site.read(async ({ articles }) => {
			const [one, two] = before.filter(({ slug }) => slug === "first" || slug === "second");
			if (one === undefined || two === undefined) throw new Error("They are there.");
			await articles.saving.update(one.id, { ...one, title: "Mine now" });
			await articles.deletion.remove(two.id);
		});
		const report = await site.importText(wxrFile(items), { publishes: true });
		expect(report.articles.map(({ outcome }) => outcome)).toEqual([
			"there",
			"deleted",
			"there",
			"there",
			"there",
		]);
		expect((await site.articles()).map(({ title }) => title)).toEqual(["", "Mine now", "Not yet", "Secret"]);
	});

	it("appears under its own dates with --publish, but nothing that was not for all", async () => {
		const site = await emptySite(engine);
		await site.importText(wxrFile(items), { publishes: true });
		const articles = await site.articles();
		expect(
			articles.map(({ slug, published, publishedAt, publishAt }) => [
				slug,
				published,
				publishedAt ?? publishAt,
			]),
		).toEqual([
			["article", false, null],
			["first", true, "2020-02-03T04:05:06.000Z"],
			["not-yet", false, "2090-01-01T00:00:00.000Z"],
			["second", true, expect.any(String)],
			["secret", false, null],
		]);
	});
});

describe("the texts of one article in two languages", () => {
	const pair = (group: string, id: number) =>
		[
			{
				id,
				title: "Hello",
				slug: `hello-${id}`,
				content: "Words",
				terms: [
					["language", "en", "English"],
					["post_translations", group, group],
				],
			},
			{
				id: id + 1,
				title: "Bonjour",
				slug: `bonjour-${id}`,
				content: "Des mots",
				terms: [
					["language", "fr", "Français"],
					["post_translations", group, group],
				],
			},
		] as const;

	it("are one article, and each old address leads to its text", async () => {
		const site = await emptySite("sqlite");
		const [one, two] = [pair("pll_a", 1), pair("pll_b", 3)];
		const report = await site.importText(wxrFile([one[0], two[1], two[0], one[1]]), { publishes: true });
		expect(report.articles).toHaveLength(2);
		expect(await site.articles()).toMatchObject([
			{ title: "Hello", slug: "hello-1", fr: { title: "Bonjour", slug: "bonjour-1" } },
			{ title: "Hello", slug: "hello-3", fr: { title: "Bonjour", slug: "bonjour-3" } },
		]);
		expect((await site.read(({ redirects }) => redirects.list())).map(({ target }) => target)).toEqual([
			"/fr/blog/bonjour-1",
			"/fr/blog/bonjour-3",
			"/blog/hello-1",
			"/blog/hello-3",
		]);
		const again = await site.importText(wxrFile([two[0], two[1], one[1], one[0]]));
		expect(again.articles.map(({ outcome }) => outcome)).toEqual(["there", "there"]);
	});

	it("stand alone where the other is missing, in a language of their own", async () => {
		const site = await emptySite("sqlite");
		const german = { id: 9, title: "Hallo", slug: "hallo", terms: [["language", "de", "Deutsch"]] } as const;
		const report = await site.importText(wxrFile([pair("pll_a", 1)[1], german]), { publishes: true });
		expect(await site.articles()).toMatchObject([
			{ title: "", slug: "bonjour-1", published: true, fr: { title: "Bonjour" } },
		]);
		expect(report.left.get("language")).toEqual({ count: 1, names: ["Hallo (de)"] });
	});
});

it("two articles of one address get different ones, and the report says so", async () => {
	const site = await emptySite("sqlite");
	const report = await site.importText(
		wxrFile([
			{ id: 1, title: "One", slug: "same", content: "a" },
			{ id: 2, title: "Two", slug: "same", content: "b", link: `${oldSite}/other/same/` },
		]),
	);
	expect((await site.articles()).map(({ slug }) => slug)).toEqual(["same", "same-2"]);
	expect(report.articles[1]?.losses).toContainEqual({ kind: "address", detail: "same-2" });
	expect(await site.read(({ redirects }) => redirects.list())).toContainEqual({
		path: "/other/same",
		target: "/blog/same-2",
	});
});

it("the footnotes of a post follow it, and pictures of one of several sites are found in their folder", async () => {
	const site = await emptySite("sqlite");
	await writePicture(join(site.folder, "files", "2008", "06", "lagoon.jpg"), "teal");
	const content = `<!-- wp:paragraph --><p>Words<sup data-fn="n" class="fn"><a href="#n">1</a></sup>.</p><!-- /wp:paragraph --><img src="${oldSite}/files/2008/06/lagoon.jpg"><!-- wp:footnotes /-->`;
	const meta = { footnotes: JSON.stringify([{ id: "n", content: "As <em>said</em>." }]) };
	const report = await site.importText(
		wxrFile([
			{ id: 1, title: "One", slug: "one", content, meta },
			{ id: 2, title: "Two", slug: "two", content: "Words <!-- wp:footnotes /-->", meta: { footnotes: "[" } },
		]),
		{ pictures: join(site.folder, "files") },
	);
	expect(report.pictures).toBe(1);
	expect(report.articles.map(({ losses }) => losses.map(({ kind }) => kind))).toEqual([
		["excerpt-made"],
		["block", "excerpt-made"],
	]);
	expect((await site.articles())[0]?.content).toMatch(/^Words\\\[1\]\.\n\n!\[\]\(.*\)\n\n1\. As \*said\*\.$/);
});
