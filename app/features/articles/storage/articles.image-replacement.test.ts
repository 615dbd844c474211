import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { authorInput } from "#app/features/authors/author.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { imageReplacement } from "#server/composition/image-replacement.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const image = (byte: number) => ({ bytes: Uint8Array.from([byte]), width: 1_200, height: byte * 400 });

describe.each(bothEngines)("replacing an image everywhere, on %s", (engine) => {
	async function open() {
		const site = await testSite({ engine });
		const { stores } = site;
		const [from, to] = [await stores.media.add(image(1)), await stores.media.add(image(2))];
		await stores.media.describe(to, { alt: "The new one", altFr: "" });
		const content = `![The old one](${imageUrlOf(from)})`;
		const words = { title: "Lagoon", excerpt: "E", imageAlt: "The old one", published: true };
		const input = articleInput.parse({ ...words, content, imageUrl: imageUrlOf(from) });
		return { site, stores, from, to, input, replace: imageReplacement(stores) };
	}

	it("shows the new one in every article at once, and keeps the old one in their versions", async () => {
		const { stores, from, to, input, replace } = await open();
		const { id } = await stores.articles.saving.create(input);
		const other = await stores.articles.saving.create({
			...input,
			title: "Other",
			imageUrl: null,
			content: "C",
		});
		await stores.articleCopies.save(id, {
			draft: { ...blankDraft, title: "Typed", imageUrl: input.imageUrl },
			version: 1,
		});
		expect(await replace({ from, to })).toBe(1);

		const found = await stores.articles.texts.find("lagoon", "en");
		const text = found !== undefined && "text" in found ? found.text : undefined;
		expect(text).toMatchObject({ imageUrl: imageUrlOf(to), imageAlt: "The new one" });
		expect(text?.html).toContain(`<img alt="The new one" width="1200" height="800" src="/media/${to}-`);
		expect(text?.html).not.toContain(from);
		expect(await stores.articles.reading.get(id)).toMatchObject({
			version: 2,
			imageAlt: "",
			published: true,
		});
		expect(await stores.articles.reading.get(other.id)).toMatchObject({ version: 1 });
		expect(JSON.stringify(await stores.articles.versions.getVersion(id, 1))).toContain(from);
		// What is typed goes on from where the article is now.
		expect(await stores.articleCopies.find(id)).toMatchObject({
			version: 2,
			draft: { title: "Typed", imageUrl: imageUrlOf(to) },
		});
	});

	it("shows the new one in corrections that wait, which go live at their time all the same", async () => {
		const { stores, from, to, input, replace } = await open();
		const { id } = await stores.articles.saving.create({ ...input, imageUrl: null, content: "Plain." });
		const before = await stores.articles.reading.get(id);
		const later = { ...input, title: "Later", publishAt: "2099-01-01T00:00:00.000Z", version: 1 };
		await stores.articles.corrections.save(id, later);
		expect(await replace({ from, to })).toBe(1);

		// What readers see has not changed, and is as old as it was.
		expect(await stores.articles.reading.get(id)).toEqual({ ...before, version: 3 });
		const waiting = await stores.articles.corrections.find(id);
		expect(waiting).toMatchObject({
			...{ title: "Later", imageUrl: imageUrlOf(to), imageAlt: "", version: 3 },
			...{ publishAt: later.publishAt, content: `![](${imageUrlOf(to)})` },
		});
		expect(JSON.stringify(await stores.articles.versions.getVersion(id, 2))).toContain(from);
		// The newest alone can go live: nothing is said of the other's never having been published.
		const history = await stores.articles.versions.listVersions(id);
		expect(history.map(({ version, correction }) => [version, correction])).toEqual([
			[3, { wentLiveAt: null }],
			[2, undefined],
			[1, undefined],
		]);
		await stores.articles.corrections.discard(id, 3);
		expect(await stores.articles.corrections.find(id)).toBeUndefined();
		expect(await stores.articles.reading.get(id)).toMatchObject({
			title: "Lagoon",
			content: "Plain.",
			version: 4,
		});
	});

	it("shows the new one of an author who is renamed at the same time, whichever comes first", async () => {
		const { stores, from, to, input, replace } = await open();
		const names = ["Ann", "Zoé", "Ida", "Eve", "May"];
		const portrait = { imageUrl: imageUrlOf(from) };
		const { id: authorId } = await stores.authors.create(authorInput.parse({ name: "Ann", ...portrait }));
		const { id } = await stores.articles.saving.create({ ...input, authorId });
		let shown = { from, to };
		for (const name of names) {
			const [author] = await stores.authors.list();
			const { imageUrl, version } = author ?? { imageUrl: null, version: 0 };
			const [replaced, renamed] = await Promise.allSettled([
				replace(shown),
				stores.authors.update(authorId, { ...authorInput.parse({ name, imageUrl }), version }),
			]);
			expect(replaced).toEqual({ status: "fulfilled", value: 2 });
			if (renamed.status === "rejected") expect(renamed.reason).toMatchObject({ code: "stale" });
			const imageNow = imageUrlOf(shown.to);
			expect(await stores.authors.list()).toMatchObject([{ imageUrl: imageNow }]);
			expect(await stores.articles.reading.get(id)).toMatchObject({ imageUrl: imageNow });
			shown = { from: shown.to, to: shown.from };
		}
	});

	it("changes letters that have not left, and none that has", async () => {
		const { site, stores, from, to, replace } = await open();
		const letter = { ...wholeLetter, imageUrl: imageUrlOf(from), imageAlt: "The old one" };
		await addReaders(site.database, 1);
		const sent = await startedLetter(site, letter);
		const draft = await stores.letters.create(letter);
		expect(await replace({ from, to })).toBe(1);
		expect(await stores.letters.get(draft.id)).toMatchObject({
			...{ imageUrl: imageUrlOf(to), imageAlt: "", version: draft.version + 1 },
		});
		expect((await stores.letters.get(sent.id)).imageUrl).toBe(imageUrlOf(from));
		expect(JSON.stringify(await stores.letters.listVersions(draft.id))).toContain(String(draft.version));
	});

	it("does one of two concurrent replacements, or both, and neither by half", async () => {
		const { stores, from, to, input, replace } = await open();
		const { id } = await stores.articles.saving.create(input);
		await stores.customPages.create(pageInput.parse({ title: "Page", content: input.content }));
		const asked = [replace({ from, to }), replace({ from: to, to: from })];
		const answers = await Promise.allSettled(asked);
		const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
		expect(refused.filter(({ status }) => status !== 409)).toEqual([]);
		expect(refused.length).toBeLessThan(2);
		const shown = (await stores.articles.reading.get(id)).imageUrl === imageUrlOf(to) ? to : from;
		const [page] = (await stores.customPages.listImageUses()).keys();
		expect(page).toBe(shown);
	});

	it.each(["article", "page"] as const)("refuses when another %s began to show the old one", async (noun) => {
		const { stores, from, to, input } = await open();
		const add = () =>
			noun === "article"
				? stores.articles.saving.create(input)
				: stores.customPages.create(pageInput.parse({ title: "Page", content: input.content }));
		const replacement = { from, to, described: await stores.media.listDescribed(to) };
		const { replaceImage } = noun === "article" ? stores.articles.images : stores.customPages;
		const replaced = replaceImage(replacement, async (work) => {
			await add();
			return stores.media.replace(replacement, [work]);
		});
		await expect(replaced).rejects.toMatchObject({ status: 409 });
	});

	it("replaces nothing by an image that does not exist", async () => {
		const { stores, from, input, replace } = await open();
		const { id } = await stores.articles.saving.create(input);
		await expect(replace({ from, to: "0".repeat(64) })).rejects.toMatchObject({ status: 404 });
		expect(await stores.articles.reading.get(id)).toMatchObject({ version: 1, imageUrl: imageUrlOf(from) });
	});
});
