import { describe, expect, it } from "vitest";
import { draftOf } from "#app/content/draft.ts";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { withPictureSizes } from "#app/features/articles/storage/library-pictures.server.ts";
import {
	type CustomPage,
	menuRoom,
	type PageDraft,
	pageFields,
	pageInput,
} from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { customPagesStore } from "./pages.store.server.ts";

const words = { title: "Contact", content: "Write to *us*." };
const input = (changes: object = {}) => pageInput.parse({ ...words, ...changes });

describe.each(engines)("the owner's pages in the draft of the site on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		const pages = customPagesStore(db, clock, withPictureSizes(sharedTextRenderer, db));
		const copies = workingCopiesStore(db, clock, pageDrafts);
		/** Types into the form of a page, and saves nothing. */
		const type = (page: CustomPage, typed: Partial<PageDraft>, version = page.version) =>
			copies.save(page.id, { draft: { ...draftOf(pageFields, page), ...typed }, version });
		const find = async (slug: string, language: "en" | "fr" = "en") =>
			(await pages.readDrafted()).findShown(slug, language);
		const names = async () => (await (await pages.readDrafted()).listLinks("en")).map(({ name }) => name);
		return { pages, copies, type, find, names };
	}

	it("are there before they are published, where they are whole, and gone once deleted", async () => {
		const { pages, find } = await open();
		const fr = { title: "Nous joindre", content: "" };
		const { id } = await pages.create(input({ fr, searchDescription: "How." }));
		expect(await pages.findShown("contact", "en")).toBeUndefined();
		expect(await find("contact")).toMatchObject({
			page: { title: "Contact", html: "<p>Write to <em>us</em>.</p>", description: "How." },
		});
		// What is unfinished in one language is read in the other.
		expect(await find("nous-joindre", "fr")).toEqual({ movedTo: "/fr/contact" });
		await pages.create(input({ title: "A title alone", content: "" }));
		expect(await find("a-title-alone")).toBeUndefined();
		await pages.remove(id);
		expect(await find("contact")).toBeUndefined();
	});

	it("say what is typed and not saved, in both languages, and lead there from where they are", async () => {
		const { pages, type, find } = await open();
		const page = await pages.create(input({ published: true }));
		const fr = { ...draftOf(pageFields, page).fr, title: "Nous joindre", content: "Écrivez." };
		await type(page, { title: "Reach us", slug: "", content: "**Call** us.", fr });
		expect(await find("reach-us")).toMatchObject({
			page: {
				title: "Reach us",
				html: "<p><strong>Call</strong> us.</p>",
				description: "Call us.",
				paths: { en: "/reach-us", fr: "/fr/nous-joindre" },
			},
		});
		expect(await find("nous-joindre", "fr")).toMatchObject({ page: { html: "<p>Écrivez.</p>" } });
		expect(await find("contact", "fr")).toEqual({ movedTo: "/fr/nous-joindre" });
		expect(await pages.findShown("contact", "en")).toMatchObject({ page: { title: "Contact" } });
	});

	it("say what is saved where it was typed into an older version", async () => {
		const { pages, type, find } = await open();
		const page = await pages.create(input());
		const saved = await pages.update(page.id, { ...input({ content: "Saved." }), version: 1 });
		await type(saved, { content: "Typed." }, 1);
		expect(await find("contact")).toMatchObject({ page: { html: "<p>Saved.</p>" } });
	});

	it("never take an address from the site or from one another", async () => {
		const { pages, type, find } = await open();
		await pages.create(input());
		const other = await pages.create(input({ title: "Other" }));
		await type(other, { title: "Contact", slug: "contact" });
		expect(await find("contact")).toMatchObject({ page: { html: "<p>Write to <em>us</em>.</p>" } });
		expect(await find("contact-2")).toMatchObject({ page: { title: "Contact" } });
		await type(other, { slug: "blog" });
		expect(await find("blog-2")).toMatchObject({ page: { title: "Other" } });
		await type(other, { title: "!", slug: "" });
		expect(await find("page")).toMatchObject({ page: { title: "!" } });
	});

	it("stand in the menus in their order, drafts while there is room in the main one", async () => {
		const { pages, copies, type, names } = await open();
		const made = [];
		for (let place = 0; place <= menuRoom; place += 1) {
			made.push(await pages.create(input({ title: `Draft ${place}`, placement: "menu" })));
		}
		await pages.create(input({ title: "Live", placement: "menu", published: true }));
		const foot = await pages.create(input({ title: "Foot", placement: "footer" }));
		await pages.create(input({ title: "Hidden" }));
		expect(await names()).toEqual(["Draft 0", "Draft 1", "Live", "Foot"]);
		await type(foot, { menuName: "The foot" });
		await type(made[0] as CustomPage, { placement: "none" });
		expect(await names()).toEqual(["Draft 1", "Draft 2", "Live", "The foot"]);
		await copies.drop(foot.id);
		expect((await names()).at(-1)).toBe("Foot");
		expect((await pages.listLinks("en")).map(({ name }) => name)).toEqual(["Live"]);
	});
});
