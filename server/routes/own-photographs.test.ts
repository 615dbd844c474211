import { describe, expect, it } from "vitest";
import { newChoices } from "#app/features/look/stored-look.ts";
import { artPlaces } from "#app/site/art-places.ts";
import { pages } from "#app/site/site-map.ts";
import { imageReplacement } from "#server/composition/image-replacement.ts";
import { openReader } from "#server/testing/reader.ts";

describe("photographs in place of drawings", () => {
	it("find their drawings on the pages, in the boxes that they are placed in", async () => {
		const { read } = await openReader();
		const shown = [...new Set(Object.values(artPlaces).map(({ page }) => page))];
		const found = await Promise.all(
			shown.map(async (page) => ({ page, drawings: (await read(pages[page])).all("main section svg") })),
		);
		for (const { page, anchor, box } of Object.values(artPlaces)) {
			const drawings = found.flatMap(({ page: its, drawings: all }) =>
				all
					.filter((drawing) => drawing.querySelector(anchor) !== null)
					.map((one) => [its, one.getAttribute("viewBox")]),
			);
			expect([anchor, drawings]).toEqual([anchor, [[page, `0 0 ${box.join(" ")}`]]]);
		}
	});

	it("are on the page at its next request, follow the library, and need their image", async () => {
		const site = await openReader();
		const { media, look } = site.stores;
		const hash = await media.add({ bytes: Uint8Array.from([1]), width: 900, height: 1200 });
		const photographs = { homeTeam: hash, network: "e".repeat(64) };
		await expect(look.save({ ...newChoices, photographs }, 1)).rejects.toMatchObject({ status: 404 });
		await look.save({ ...newChoices, photographs: { homePerson: hash } }, 1);
		const styles = async () => (await site.read("/fr")).all("head style").at(-1)?.textContent;
		expect(await styles()).toContain(`/media/${hash}-480.webp`);
		await look.save({ ...newChoices, photographs: { homeTeam: hash } }, 2);
		expect(await styles()).toContain(`/media/${hash}-800.webp`);
		await media.describe(hash, { alt: "The bay", altFr: "La baie" });
		expect(await styles()).toContain('/"La baie"');
		expect((await look.listImageUses()).get(hash)).toHaveLength(1);
		const other = await media.add({ bytes: Uint8Array.from([2]), width: 900, height: 1200 });
		await imageReplacement(site.stores)({ from: hash, to: other });
		expect(await styles()).toContain(`/media/${other}-800.webp`);
		expect(await styles()).not.toContain(hash);
		await imageReplacement(site.stores)({ from: other, to: hash });
		const before = await styles();
		await media.setFocus(hash, { x: 0.5, y: 0 });
		expect(await styles()).not.toBe(before);
		await media.remove(hash);
		expect(await styles()).not.toContain(hash);
	});
});
