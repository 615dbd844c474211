import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { importReaders } from "./import-readers.ts";
import { reportLines } from "./report.ts";
import { emptySite, writePicture } from "./testing/importing.ts";

const post = {
	...{ type: "post", status: "published", visibility: "public", published_at: "2021-05-06T07:08:09.000Z" },
	...{
		mobiledoc: null,
		lexical: '{"root":{}}',
		custom_excerpt: null,
		feature_image: null,
		canonical_url: null,
	},
};

const bookmark = `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://page.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A page</div></div><div class="kg-bookmark-thumbnail"><img src="https://page.example/t.png"></div></a></figure>`;

const data = {
	posts: [
		{
			...post,
			...{ id: "1", uuid: "u-1", title: "Hello", slug: "hello", custom_excerpt: "In short." },
			feature_image: "__GHOST_URL__/content/images/2021/05/lagoon.jpg",
			html: `<p>Words to <a href="__GHOST_URL__/draft/">the draft</a>.</p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/size/w600/2021/05/lagoon.jpg" alt="Blue"><figcaption>Noon</figcaption></figure>${bookmark}<div class="kg-card kg-signup-card"><form><input></form></div>`,
			codeinjection_head: "<script>1</script>",
		},
		{
			...post,
			id: "2",
			uuid: "u-2",
			title: "Draft",
			slug: "draft",
			status: "draft",
			html: null,
			published_at: null,
		},
		{ ...post, id: "3", uuid: "u-3", title: "Paid", slug: "paid", visibility: "paid", html: "<p>Dear</p>" },
		{ ...post, id: "4", uuid: "u-4", title: "About", slug: "about", type: "page", html: "<p>Us</p>" },
	],
	posts_meta: [
		{
			post_id: "1",
			meta_title: "For engines",
			meta_description: null,
			feature_image_alt: "Sea",
			feature_image_caption: "By <b>Ada</b>",
		},
	],
	tags: [
		{ id: "t1", name: "Advice", slug: "advice", visibility: "public" },
		{ id: "t2", name: "#wide", slug: "hash-wide", visibility: "internal" },
		{ id: "t3", name: "yes", slug: "yes", visibility: "public" },
	],
	posts_tags: [
		{ post_id: "1", tag_id: "t3", sort_order: 1 },
		{ post_id: "1", tag_id: "t2", sort_order: 2 },
		{ post_id: "1", tag_id: "t1", sort_order: 0 },
	],
	users: [
		{ id: "a1", name: "Nadia Lemaire" },
		{ id: "a2", name: "Ada" },
	],
	posts_authors: [
		{ post_id: "1", author_id: "a2", sort_order: 1 },
		{ post_id: "1", author_id: "a1", sort_order: 0 },
	],
	settings: [{ key: "locale", value: "en" }],
	members: [
		{ id: "m1", email: "yes@example.com", subscribed: 1 },
		{ id: "m2", email: "no@example.com", subscribed: 0 },
		{ id: "m3", email: "nonsense", subscribed: true },
		{ id: "m4", email: "unsaid@example.com" },
		{ id: "m5", email: "broken@example.com", subscribed: true, email_disabled: 1 },
	],
};

const ghostFile = (content: object = data) =>
	JSON.stringify({ db: [{ meta: { exported_on: 1, version: "5.0.0" }, data: content }] });

const consent = {
	kind: "stated",
	statement: "They ticked a box of our form.",
	givenOn: "2024-05-01",
} as const;

describe.each(bothEngines)("a site of Ghost on %s", (engine) => {
	it("arrives with pictures, tags, authors, addresses and those who subscribed", async () => {
		const site = await emptySite(engine);
		await writePicture(join(site.folder, "content", "images", "2021", "05", "lagoon.jpg"), "teal");
		const options = { pictures: join(site.folder, "content"), publishes: true, consent };
		const report = await site.importText(ghostFile(), options);
		const articles = await site.articles();
		expect(articles).toMatchObject([
			{ title: "Draft", published: false, content: "" },
			{
				...{ title: "Hello", slug: "hello", published: true, publishedAt: "2021-05-06T07:08:09.000Z" },
				...{ excerpt: "In short.", category: "Advice", tags: ["yes"], searchTitle: "For engines" },
				...{ imageAlt: "Sea", imageCaption: "By Ada" },
				content: `Words to [the draft](/draft/).\n\n![Blue](${articles[1]?.imageUrl} "Noon")\n\n[A page](https://page.example/)`,
			},
			{ title: "Paid", published: false },
		]);
		expect(await site.read(({ redirects }) => redirects.list())).toEqual([
			{ path: "/hello", target: "/blog/hello" },
		]);
		expect(reportLines(report, false)).toMatchInlineSnapshot(`
			[
			  "New articles: 3",
			  "Images taken into the library: 1",
			  "New authors: 1",
			  "Articles without an excerpt, which have the beginning of their text for one: 1",
			  "Old addresses that lead to the articles: 1",
			  "New subscribers: 1",
			  "",
			  "What is different, or was not taken, by article:",
			  "Hello",
			  "  – An article here has one author; these were not taken: Ada",
			  "  – Code that was added to its page was not taken.",
			  "  – The block “bookmark” was not taken, but for a link or the words in it.",
			  "  – The block “signup” was not taken, but for a link or the words in it.",
			  "Draft",
			  "  – The file does not hold its text as a page (HTML): there is only a title.",
			  "Paid",
			  "  – It was for members only (paid): it is a draft.",
			  "",
			  "What else was not taken:",
			  "Pages: 1",
			  "  – About /about/",
			  "",
			  "People who are no subscribers here:",
			  "  – They did not subscribe to letters: 2",
			  "  – The file does not say whether they subscribe: 1",
			  "  – Without a valid address: 1",
			  "",
			  "Colours, typefaces, columns, menus and the settings of the old site stay behind.",
			]
		`);
		expect(await site.read(({ subscribersList }) => subscribersList.count({}))).toBe(1);

		const again = await site.importText(ghostFile(), options);
		expect(again).toMatchObject({ pictures: 0, authors: 0, readers: { added: 0 } });
		expect(again.articles.map(({ outcome }) => outcome)).toEqual(["there", "there", "there"]);
		expect(await site.articles()).toEqual(articles);
	});

	it("takes nobody as a reader before the owner says how they agreed, and asks them where they are to be asked", async () => {
		const site = await emptySite(engine);
		const members = join(site.folder, "members.csv");
		await writeFile(
			members,
			"id,email,name,subscribed_to_emails\n1,csv@example.com,A,true\n2,gone@example.com,B,false\n",
		);
		const unsaid = await site.importText(ghostFile({ ...data, posts: [] }), { members });
		expect(unsaid.readers).toMatchObject({ added: 0 });
		expect(unsaid.readers.leftOut.get("no-consent")).toBe(2);
		const asked = await site.importText(ghostFile({ ...data, posts: [] }), {
			members,
			consent: { kind: "asked" },
		});
		expect(asked.readers).toMatchObject({ added: 2, areAsked: true });
		const again = await site.importText(ghostFile({ ...data, posts: [] }), { members, consent });
		expect(again.readers.leftOut.get("known")).toBe(2);
	});
});

it("later files of Ghost are read, in which members have newsletters, and earlier ones, in which posts have an author", async () => {
	const site = await emptySite("sqlite");
	const { posts_authors: _, posts_meta: __, ...early } = data;
	const report = await site.importText(
		JSON.stringify({
			meta: { version: "000" },
			data: {
				...early,
				posts: [
					{
						id: 1,
						title: "Old",
						slug: "old",
						html: "<p>a</p>",
						status: "published",
						page: 0,
						published_at: 1_400_000_000_000,
						author_id: "a1",
					},
				],
				members_newsletters: [{ member_id: "m4" }],
			},
		}),
		{ consent, publishes: true },
	);
	expect(report).toMatchObject({ authors: 1, readers: { added: 1 } });
	expect(await site.articles()).toMatchObject([{ title: "Old", publishedAt: "2014-05-13T16:53:20.000Z" }]);
});

it("more members than an import of readers takes at a time are taken in several, each once", async () => {
	const site = await emptySite("sqlite");
	const names = ["a", "b", "c", "nonsense", "d", "a"];
	const members = names.map((name) => ({
		email: name.length === 1 ? `${name}@example.com` : name,
		isSubscribed: true,
	}));
	const outcome = await site.read(({ imports }) =>
		importReaders(
			members,
			{
				...{ imports, language: "en", fileName: "members.csv", isDry: false },
				consent: { kind: "stated", statement: "They ticked a box of our form", givenOn: "2024-05-01" },
				signal: new AbortController().signal,
			},
			2,
		),
	);
	expect(outcome.added).toBe(4);
	expect([...outcome.leftOut]).toEqual([
		["not-an-address", 1],
		["known", 1],
	]);
});
