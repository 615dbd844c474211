import { describe, expect, it } from "vitest";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { withPictureSizes } from "#app/features/articles/storage/library-pictures.server.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { customPagesStore } from "./pages.store.server.ts";

const words = { title: "Contact", content: "Write to **us**.", published: true };
const french = { title: "Nous joindre", content: "Écrivez-*nous*." };
const input = (changes: object = {}) => pageInput.parse({ ...words, ...changes });

describe.each(bothEngines)("the owner's pages on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		return { db, pages: customPagesStore(db, clock, withPictureSizes(sharedTextRenderer, db)) };
	}

	it("store what they are given, with an address for each language", async () => {
		const { pages } = await open();
		const created = await pages.create(input({ placement: "footer", fr: french }));
		expect(created).toMatchObject({ ...words, slug: "contact", placement: "footer", version: 1 });
		expect(created.fr).toMatchObject({ ...french, slug: "nous-joindre" });
		expect(await pages.get(created.id)).toEqual(created);
		expect(await pages.list()).toMatchObject([
			{ title: "Contact", path: "/contact", published: true, languages: ["en", "fr"] },
		]);
	});

	it("are read at their address with the HTML that was made when they were saved", async () => {
		const { pages } = await open();
		await pages.create(input({ fr: french, searchDescription: "How to reach us." }));
		expect(await pages.findShown("contact", "en")).toMatchObject({
			page: {
				html: "<p>Write to <strong>us</strong>.</p>",
				language: "en",
				description: "How to reach us.",
				paths: { en: "/contact", fr: "/fr/nous-joindre" },
			},
		});
		expect(await pages.findShown("nous-joindre", "fr")).toMatchObject({
			page: { title: "Nous joindre", html: "<p>Écrivez-<em>nous</em>.</p>", description: "Écrivez-nous." },
		});
		// Whoever changes the language is led to the address of that language.
		expect(await pages.findShown("contact", "fr")).toEqual({ movedTo: "/fr/nous-joindre" });
		expect(await pages.findShown("nothing", "fr")).toBeUndefined();
	});

	it("are read in the other language where one is not complete, and not at all as drafts", async () => {
		const { pages } = await open();
		await pages.create(input({ fr: { title: "Inachevée" } }));
		expect(await pages.findShown("contact", "fr")).toMatchObject({
			page: { language: "en", title: "Contact", paths: { en: "/contact", fr: "/fr/contact" } },
		});
		await pages.create(input({ title: "Secret", published: false }));
		expect(await pages.findShown("secret", "en")).toBeUndefined();
		const { id } = await pages.create(input({ title: "", content: "", fr: french }));
		expect(await pages.findShown("nous-joindre", "en")).toMatchObject({
			page: { language: "fr", paths: { en: "/nous-joindre", fr: "/fr/nous-joindre" } },
		});
		expect(await pages.get(id)).toMatchObject({ title: "", slug: "" });
	});

	it("lead on from every address that visitors knew, in its language", async () => {
		const { pages } = await open();
		const { id } = await pages.create(input({ fr: french }));
		await pages.update(id, { ...input({ slug: "reach-us", fr: { ...french, slug: "ecrire" } }), version: 1 });
		const again = { ...input({ slug: "write-to-us", fr: { ...french, slug: "ecrire" } }), version: 2 };
		await pages.update(id, again);
		expect(await pages.findShown("contact", "en")).toEqual({ movedTo: "/write-to-us" });
		expect(await pages.findShown("reach-us", "fr")).toEqual({ movedTo: "/fr/ecrire" });
		// A page may take its own former address back.
		await pages.update(id, { ...again, slug: "contact", version: 3 });
		expect(await pages.findShown("contact", "en")).toMatchObject({ page: { title: "Contact" } });
		expect(await pages.findShown("write-to-us", "en")).toEqual({ movedTo: "/contact" });
	});

	it("leave free the addresses that only their owner ever saw", async () => {
		const { pages } = await open();
		const { id } = await pages.create(input({ published: false }));
		await pages.update(id, { ...input({ slug: "later", published: false }), version: 1 });
		expect(await pages.create(input({ slug: "contact" }))).toMatchObject({ slug: "contact" });
	});

	it("never take an address that the site or another page has or had", async () => {
		const { pages } = await open();
		const { id } = await pages.create(input());
		await pages.update(id, { ...input({ slug: "reach-us" }), version: 1 });
		const taken = { status: 409, code: "slug-taken" };
		for (const slug of ["contact", "reach-us"]) {
			await expect(pages.create(input({ title: "Other", slug }))).rejects.toMatchObject({
				...taken,
				more: { suggestion: `${slug}-2` },
				fields: { slug: expect.stringContaining(`/${slug} is taken`) },
			});
		}
		for (const slug of ["blog", "admin", "api", "fr", "newsletter", "healthz"]) {
			const own = input({ fr: { ...french, slug } });
			await expect(pages.create(own)).rejects.toMatchObject({
				...taken,
				fields: { "fr.slug": expect.stringContaining(`/fr/${slug} is taken`) },
			});
		}
		// One that is derived from the title goes on to the next free one.
		expect(await pages.create(input({ title: "Blog" }))).toMatchObject({ slug: "blog-2" });
		expect(await pages.create(input({ title: "!" }))).toMatchObject({ slug: "page" });
	});

	it("give an address to one of two that ask for it at the same instant", async () => {
		const { pages } = await open();
		const made = await Promise.all([pages.create(input()), pages.create(input())]);
		expect(made.map(({ slug }) => slug).toSorted()).toEqual(["contact", "contact-2"]);
	});

	it("refuse what was made from an older version, and show the present one", async () => {
		const { pages } = await open();
		const { id } = await pages.create(input());
		const first = await pages.update(id, { ...input({ title: "First" }), version: 1 });
		await expect(pages.update(id, { ...input({ title: "Second" }), version: 1 })).rejects.toMatchObject({
			status: 409,
			code: "stale",
			more: { current: first },
		});
		await expect(pages.update("none", { ...input(), version: 1 })).rejects.toMatchObject({ status: 404 });
	});
});
