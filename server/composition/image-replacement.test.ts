import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { onDevice } from "#app/content/storage/last-save.server.ts";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { authorInput } from "#app/features/authors/author.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { newChoices } from "#app/features/look/stored-look.ts";
import { joinUses } from "#app/features/media/image-uses.ts";
import { imagePlaces, replacedPlaces } from "#app/features/media/library-image.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { imageReplacement, imageUsers } from "./image-replacement.ts";

/** Tables of the past, which keep their image, and those of the image itself. */
const keeping = [
	...["article_versions", "author_versions", "deleted_things", "letter_editions", "letter_texts"],
	...["letter_versions", "page_versions"],
];

/** Opens a site that needs one image at every place that there is. */
async function open() {
	const site = await testSite();
	const { stores, database } = site;
	const add = (byte: number) =>
		stores.media.add({ bytes: Uint8Array.from([byte]), width: 900, height: byte * 100 });
	const [from, to] = [await add(1), await add(2)];
	const content = `![](${imageUrlOf(from)})`;
	const article = (published: boolean) =>
		stores.articles.saving.create(articleInput.parse({ title: "A", excerpt: "E", content, published }));
	await article(true);
	const { id } = await article(false);
	await stores.articles.saving.update(id, {
		...articleInput.parse({ title: "A", content: "Gone" }),
		version: 1,
	});
	await article(false);
	await stores.articles.deletion.remove((await article(false)).id);
	// Each creation forgets what was typed of a new one.
	await stores.articleCopies.save("new", { draft: { ...blankDraft, content }, version: null });

	const letter = { ...wholeLetter, content };
	await addReaders(database, 1);
	await startedLetter(site, letter);
	await stores.letters.create(letter);
	await stores.letters.remove((await stores.letters.create(letter)).id);
	const changed = await stores.letters.create(letter);
	await stores.letters.update(changed.id, { ...letter, content: "Gone", version: 1, restored: true });

	const page = pageInput.parse({ title: "P", content, published: true });
	await stores.customPages.create(page);
	const rewritten = await stores.customPages.create(page);
	await stores.customPages.update(rewritten.id, { ...page, content: "Gone", version: 1 });
	await stores.customPages.remove((await stores.customPages.create(page)).id);
	await stores.pageCopies.save("new", { draft: { ...page, fr: { ...page, content: "" } }, version: null });
	const author = (name: string) =>
		stores.authors.create(authorInput.parse({ name, imageUrl: imageUrlOf(from) }));
	await author("Ann");
	await stores.authors.remove((await author("Ben")).id);
	const cleo = await author("Cleo");
	await stores.authors.update(cleo.id, { ...authorInput.parse({ name: "Cleo" }), version: 1 });
	const photographs = { homeTeam: from, network: from };
	await stores.look.save({ ...newChoices, sharePicture: from, photographs }, 1);
	await stores.facts.save({ ...defaultFacts, payQr: from }, 1);
	const findUses = joinUses(imageUsers(stores).map(({ listImageUses }) => listImageUses));
	const placesOf = async (hash: string) =>
		new Set(((await findUses(hash)).get(hash) ?? []).map(({ place }) => place));
	return { ...site, from, to, placesOf, replace: imageReplacement(stores) };
}

/** The tables in which something is that an image's address or hash stands in. */
async function tablesHolding({ db }: Awaited<ReturnType<typeof open>>["database"], hash: string) {
	const holding: string[] = [];
	for (const { name, columns } of await db.introspection.getTables()) {
		const texts = columns.map((column) => sql`cast(${sql.ref(column.name)} as text) like ${`%${hash}%`}`);
		const { rows } =
			await sql`select 1 from ${sql.table(name)} where ${sql.join(texts, sql` or `)} limit 1`.execute(db);
		if (rows.length > 0) holding.push(name);
	}
	return holding.toSorted();
}

describe("an image that is replaced everywhere", () => {
	it("is asked for at whatever says that it uses images", async () => {
		const { stores } = await testSite();
		const { articles, ...others } = stores;
		const capabilities: object[] = [...Object.values(others), ...Object.values(articles)];
		const asked = capabilities.filter((store) => "listImageUses" in store);
		expect(new Set(imageUsers(stores))).toEqual(new Set(asked));
	});

	it("goes from every place but those that are past, and from every table", async () => {
		const site = await open();
		const { from, to, placesOf, replace } = site;
		expect(await placesOf(from)).toEqual(new Set(imagePlaces));
		expect(await replace({ from, to })).toBe(7);
		// A letter that has left stands among the others.
		const past = imagePlaces.filter((place) => !replacedPlaces.includes(place));
		expect(await placesOf(from)).toEqual(new Set([...past, "letter"]));
		expect(await placesOf(to)).toEqual(new Set(replacedPlaces));
		const held = await tablesHolding(site.database, from);
		expect(held.filter((table) => !table.startsWith("media"))).toEqual(keeping);
		expect((await site.stores.look.find()).look).toMatchObject({
			...{ sharePicture: to, photographs: { homeTeam: to, network: to } },
		});
		expect((await site.stores.facts.find()).facts.payQr).toBe(to);
	});

	it("is replaced in a new version of each thing, saved on the device that replaced it", async () => {
		const { stores } = await testSite();
		const add = (byte: number) =>
			stores.media.add({ bytes: Uint8Array.from([byte]), width: 900, height: byte * 100 });
		const [from, to] = [await add(1), await add(2)];
		const content = `![](${imageUrlOf(from)})`;
		const { articles, letters, customPages, authors } = stores;
		const articleText = articleInput.parse({ title: "A", excerpt: "E", content });
		const pageText = pageInput.parse({ title: "P", content });
		const authorText = authorInput.parse({ name: "Ann", imageUrl: imageUrlOf(from) });
		const [article, letter, page, author] = await onDevice("Firefox, Android", async () => [
			await articles.saving.create(articleText),
			await letters.create({ ...wholeLetter, content }),
			await customPages.create(pageText),
			await authors.create(authorText),
		]);
		await onDevice("Chrome, Windows", () => imageReplacement(stores)({ from, to }));
		for (const { stale, versions } of [
			{
				stale: () => articles.saving.update(article.id, { ...articleText, version: 1 }),
				versions: articles.versions.listVersions(article.id),
			},
			{
				stale: () => letters.update(letter.id, { ...wholeLetter, version: 1 }),
				versions: letters.listVersions(letter.id),
			},
			{
				stale: () => customPages.update(page.id, { ...pageText, version: 1 }),
				versions: customPages.listVersions(page.id),
			},
			{
				stale: () => authors.update(author.id, { ...authorText, version: 1 }),
				versions: authors.listVersions(author.id),
			},
		]) {
			await expect(stale()).rejects.toMatchObject({ more: { lastSave: { device: "Chrome, Windows" } } });
			expect((await versions).map(({ version }) => version)).toEqual([2, 1]);
		}
	});

	it("stays where the person who replaces it may change nothing: in the look, and in scheduled letters", async () => {
		const site = await testSite();
		const { stores, database } = site;
		const add = (byte: number) =>
			stores.media.add({ bytes: Uint8Array.from([byte]), width: 900, height: 600 });
		const [from, to] = [await add(1), await add(2)];
		const letter = { ...wholeLetter, content: `![](${imageUrlOf(from)})` };
		const draft = await stores.letters.create(letter);
		const { id, version } = await stores.letters.create(letter);
		await stores.letters.schedule(id, { version, audience: "all", sendAt: "2999-01-01T00:00:00.000Z" });
		await stores.look.save({ ...newChoices, sharePicture: from }, 1);
		const replace = async (token: string) => {
			const path = `/api/admin/images/${from}/replacement`;
			return (await (await site.send("PUT", path, { by: to }, token)).json()) as { replaced: number };
		};
		const editor = await sessionOf(site, await somePerson(database, "editor"));
		expect(await replace(editor)).toEqual({ replaced: 1 });
		expect((await stores.letters.get(draft.id)).content).toContain(to);
		expect((await stores.letters.get(id)).content).toContain(from);
		expect((await stores.look.find()).look.sharePicture).toBe(from);
		expect(await replace(await site.signIn())).toEqual({ replaced: 2 });
		expect((await stores.letters.get(id)).content).toContain(to);
	});

	it("goes from none where one of them refuses", async () => {
		const { from, to, database, replace, placesOf } = await open();
		await expect(replace({ from, to: "0".repeat(64) })).rejects.toMatchObject({ status: 404 });
		// As though somebody had changed the look, which comes last: the others are written by then.
		await sql`
			create trigger meanwhile before update on site_look begin select raise(ignore); end
		`.execute(database.db);
		await expect(replace({ from, to })).rejects.toMatchObject({ status: 409, code: "stale" });
		expect(await placesOf(from)).toEqual(new Set(imagePlaces));
		expect(await placesOf(to)).toEqual(new Set());
	});
});
