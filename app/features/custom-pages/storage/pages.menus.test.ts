import { describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { workingCopiesStore } from "#app/content/drafts/working-copies.store.server.ts";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { withPictureSizes } from "#app/features/articles/storage/library-pictures.server.ts";
import { menuRoom, pageFields, pageInput } from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { customPagesStore } from "./pages.store.server.ts";

const input = (title: string, changes: object = {}) =>
	pageInput.parse({ title, content: "Words.", published: true, placement: "menu", ...changes });

describe.each(engines)("the owner's pages on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		const pages = customPagesStore(db, clock, withPictureSizes(sharedTextRenderer, db));
		const names = async () => (await pages.list()).map(({ title }) => title);
		return { db, pages, names, copies: workingCopiesStore(db, clock, pageDrafts) };
	}

	it("stand in menus in their owner's order, by their short names, each in a language that it has", async () => {
		const { pages, names } = await open();
		const team = await pages.create(input("Our team", { menuName: "Team", fr: { menuName: "Équipe" } }));
		const terms = await pages.create(
			input("Terms", { placement: "footer", fr: { title: "Conditions", content: "Mots." } }),
		);
		await pages.create(input("Hidden", { placement: "none" }));
		await pages.create(input("Draft", { published: false }));
		expect(await pages.listLinks("en")).toEqual([
			{ placement: "menu", href: "/our-team", name: "Team", language: "en" },
			{ placement: "footer", href: "/terms", name: "Terms", language: "en" },
		]);
		await pages.arrange([terms.id, "unknown", team.id]);
		expect(await names()).toEqual(["Terms", "Our team", "Hidden", "Draft"]);
		expect(await pages.listLinks("fr")).toEqual([
			{ placement: "footer", href: "/fr/conditions", name: "Conditions", language: "fr" },
			{ placement: "menu", href: "/fr/our-team", name: "Team", language: "en" },
		]);
	});

	it("keep a form that is open from seeing a change where only their order changed", async () => {
		const { pages } = await open();
		const [one, other] = [await pages.create(input("One")), await pages.create(input("Other"))];
		await pages.arrange([other.id, one.id]);
		expect(await pages.update(one.id, { ...input("One, changed"), version: 1 })).toMatchObject({
			version: 2,
		});
	});

	it("find the main menu full at some point, and the footer never", async () => {
		const { pages } = await open();
		for (let place = 0; place < menuRoom; place += 1) await pages.create(input(`Page ${place}`));
		const full = { status: 400, code: "menu-full", fields: { placement: expect.any(String) } };
		await expect(pages.create(input("One more"))).rejects.toMatchObject(full);
		await pages.create(input("In the footer", { placement: "footer" }));
		const draft = await pages.create(input("A draft", { published: false }));
		await expect(pages.update(draft.id, { ...input("A draft"), version: 1 })).rejects.toMatchObject(full);
		const [first] = await pages.list();
		const again = { ...input("Page 0, again"), version: 1 };
		expect(await pages.update(first?.id ?? "", again)).toMatchObject({ placement: "menu" });
	});

	it("wait in Deleted, and come back with their addresses and what was typed and not saved", async () => {
		const { db, pages, copies } = await open();
		const { id } = await pages.create(input("Contact", { fr: { title: "Nous joindre", content: "Mots." } }));
		await pages.update(id, { ...input("Contact", { slug: "reach-us" }), version: 1 });
		await copies.save(id, { draft: { ...blankDraft(pageFields), title: "Typed" }, version: 2 });
		await pages.remove(id);
		expect([await pages.list(), await pages.listLinks("en")]).toEqual([[], []]);
		expect(await pages.findShown("reach-us", "en")).toBeUndefined();
		expect(await db.selectFrom("page_addresses").selectAll().execute()).toEqual([]);
		expect(await copies.find(id)).toBeUndefined();

		const restored = { address: "/reach-us", isMoved: false, isUnlinked: false };
		expect(await pages.restore(id)).toEqual(restored);
		expect(await pages.findShown("contact", "en")).toEqual({ movedTo: "/reach-us" });
		expect(await pages.findShown("nous-joindre", "fr")).toEqual({ movedTo: "/fr/reach-us" });
		expect(await copies.find(id)).toMatchObject({ draft: { title: "Typed" } });
		await expect(pages.restore(id)).rejects.toMatchObject({ status: 404 });
	});

	it("come back elsewhere where their address or their place in the menu was taken meanwhile", async () => {
		const { pages } = await open();
		const { id } = await pages.create(input("Contact"));
		await pages.remove(id);
		for (let place = 0; place < menuRoom; place += 1) await pages.create(input("Contact"));
		expect(await pages.restore(id)).toEqual({ address: "/contact-4", isMoved: true, isUnlinked: true });
		expect(await pages.get(id)).toMatchObject({ placement: "none", published: true });
		expect(await pages.findShown("contact", "en")).toMatchObject({ page: { title: "Contact" } });
	});

	it("come back into their place, before whichever took it", async () => {
		const { db, pages, names } = await open();
		const made = [];
		for (const title of ["One", "Two", "Three"]) made.push(await pages.create(input(title)));
		const [one, two, three] = made.map(({ id }) => id) as [string, string, string];
		await pages.remove(two);
		await pages.restore(two);
		expect(await names()).toEqual(["One", "Two", "Three"]);
		await pages.remove(one);
		await pages.arrange([three, two]);
		await pages.restore(one);
		expect(await names()).toEqual(["One", "Three", "Two"]);
		// What an earlier version of the site deleted says nothing of its place.
		await pages.remove(three);
		const { content } = await db.selectFrom("deleted_things").select("content").executeTakeFirstOrThrow();
		const { position: _, ...older } = JSON.parse(content) as { position: number };
		await db
			.updateTable("deleted_things")
			.set({ content: JSON.stringify(older) })
			.execute();
		await pages.restore(three);
		expect(await names()).toEqual(["One", "Two", "Three"]);
	});

	it("name the images that they need: saved, typed and deleted", async () => {
		const { pages, copies } = await open();
		const [shown, typed] = ["a".repeat(64), "b".repeat(64)];
		const image = (hash: string) => `![A view](/media/${hash}-640.webp)`;
		const { id } = await pages.create(input("Contact", { content: image(shown) }));
		await copies.save(id, { draft: { ...blankDraft(pageFields), content: image(typed) }, version: 1 });
		expect([...(await pages.listImageUses())]).toEqual([
			[shown, [{ id, title: "Contact", place: "page" }]],
			[typed, [{ id, title: "Contact", place: "pageCopy" }]],
		]);
		await pages.remove(id);
		expect((await pages.listImageUses(shown)).get(shown)).toEqual([
			{ id, title: "Contact", place: "pageDeleted" },
		]);
	});

	it("get their HTML anew once the renderer has moved on, each once", async () => {
		const { db, pages } = await open();
		await pages.create(input("Contact"));
		await db.updateTable("page_texts").set({ html: "older", renderer_version: 1 }).execute();
		const rests: string[] = [];
		const rest = async () => void rests.push("rest");
		expect(await pages.remakeHtml(rest)).toBe(1);
		expect(await pages.findShown("contact", "en")).toMatchObject({ page: { html: "<p>Words.</p>" } });
		expect([await pages.remakeHtml(rest), rests]).toEqual([0, ["rest"]]);
	});
});
