import { describe, expect, it } from "vitest";
import { sharedTextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { withPictureSizes } from "#app/features/articles/storage/library-pictures.server.ts";
import { pageInput } from "#app/features/custom-pages/custom-page.ts";
import { customSlugAt, isReservedSlug, listReservedSlugs } from "#app/site/custom-addresses.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { customPagesStore } from "./pages.store.server.ts";

const words = { title: "Our authors", content: "Write to us.", slug: "writers", published: true };
const french = { title: "Nos auteurs", content: "Écrivez-nous." };

describe.each(engines)("on %s, a page whose address the site has taken", (engine) => {
	/** Opens a page that an older version of the site has let take `/authors`. */
	async function open(fr: object | null = { ...french, slug: "nos-auteurs" }) {
		const { db } = await freshDatabase(engine);
		const time = movableClock("2026-01-15T08:00:00.000Z");
		const pages = customPagesStore(db, time.clock, withPictureSizes(sharedTextRenderer, db));
		const { id } = await pages.create(pageInput.parse({ ...words, fr }));
		for (const table of ["page_texts", "page_addresses"] as const) {
			await db.updateTable(table).set({ slug: "authors" }).where("slug", "=", "writers").execute();
		}
		time.advance(60_000);
		return { db, pages, id };
	}

	it("is read at the first free one like it, and its other language where it was", async () => {
		const { pages, id } = await open();
		await pages.create(pageInput.parse({ ...words, slug: "authors-2" }));
		expect(await pages.giveWay()).toBe(1);
		expect(await pages.findShown("authors-3", "en")).toMatchObject({ page: { title: "Our authors" } });
		expect(await pages.findShown("nos-auteurs", "fr")).toMatchObject({ page: { title: "Nos auteurs" } });
		const page = await pages.get(id);
		expect(page).toMatchObject({ slug: "authors-3", version: 1, updatedAt: "2026-01-15T08:01:00.000Z" });
		expect(await pages.giveWay()).toBe(0);
		expect(await pages.get(id)).toEqual(page);
	});

	it("is named until it is saved", async () => {
		const { pages, id } = await open();
		expect(await pages.listMoved()).toEqual([]);
		await pages.giveWay();
		const moved = { id, title: "Our authors", from: "authors", to: "authors-2" };
		expect(await pages.listMoved()).toEqual([moved]);
		const saved = await pages.update(id, { ...pageInput.parse(await pages.get(id)), version: 1 });
		expect(saved.slug).toBe("authors-2");
		expect(await pages.listMoved()).toEqual([]);
		expect(await pages.findShown("authors-2", "en")).toMatchObject({ page: { title: "Our authors" } });
	});

	it("goes with its deletion, and comes back where it was led to", async () => {
		const { pages, id } = await open(null);
		await pages.giveWay();
		await pages.remove(id);
		expect(await pages.listMoved()).toEqual([]);
		expect(await pages.restore(id)).toMatchObject({ address: "/authors-2", isMoved: false });
		expect(await pages.giveWay()).toBe(0);
	});
});

it("an address that no page may have is never read as a page's", () => {
	const reservedSlugs = listReservedSlugs();
	expect(reservedSlugs).toContain("authors");
	expect(reservedSlugs.every(isReservedSlug)).toBe(true);
	expect(reservedSlugs.map((slug) => customSlugAt(`/${slug}`)).filter(Boolean)).toEqual([]);
});
