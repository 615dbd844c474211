import { describe, expect, it } from "vitest";
import { pageIds, pages } from "#app/site/site-map.ts";
import { testSite } from "#server/testing/test-site.ts";
import { customPagePath, customSlugAt, isReservedSlug } from "./custom-addresses.ts";

describe("the addresses of the owner's pages", () => {
	it("are none that the site answers itself, whatever answers there", async () => {
		const { app } = await testSite();
		const answered = app.routes.map(({ path }) => path.split("/")[1] ?? "");
		const own = [...answered, ...pageIds.map((id) => pages[id].split("/")[1] ?? "")];
		const parts = own.filter((part) => /^[a-z0-9-]+$/.test(part));
		expect(parts.length).toBeGreaterThan(20);
		expect(parts.filter((part) => !isReservedSlug(part))).toEqual([]);
	});

	it.each([
		["/contact", "contact"],
		["/Contact/", "contact"],
		["/notre-equipe-2", "notre-equipe-2"],
		["/", undefined],
		["/contact/us", undefined],
		["/contact.txt", undefined],
		["/%2e%2e", undefined],
		["/Admin", undefined],
		["/fr", undefined],
		["//contact", undefined],
	])("%s names %s", (path, slug) => {
		expect(customSlugAt(path)).toBe(slug);
		if (slug !== undefined) expect(customSlugAt(customPagePath(slug))).toBe(slug);
	});
});
