import { act, render } from "@testing-library/react";
import fc from "fast-check";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { askedOfTexts, missingFilters } from "#app/content/missing-languages.ts";
import { articleStatusFilters } from "#app/features/articles/article-summary.ts";
import { everyArticle as all, articleListQuery } from "#app/features/articles/articles.query.ts";
import "#platform/testing/dom.ts";
import { openBrowser } from "#server/testing/browser.tsx";

const debounceMs = 250;

const choices = { status: articleStatusFilters, missing: missingFilters };
const useArticleFilter = () => useAddressFilter({ all, choices });

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the list at an address. */
async function openList(browser: Browser, address: string) {
	const view: { current?: ReturnType<typeof useArticleFilter> } = {};
	function List() {
		view.current = useArticleFilter();
		return null;
	}
	const router = createMemoryRouter([{ path: "/admin/articles", element: <List /> }], {
		initialEntries: [address],
	});
	const { unmount } = render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const filter = () => {
		if (view.current === undefined) throw new Error("The list is not there.");
		return view.current;
	};
	return { router, filter, unmount };
}

describe("the filter of All Articles", () => {
	it("is read from the address; invalid values count as absent", async () => {
		const browser = await openBrowser();
		const { filter } = await openList(browser, "/admin/articles?search=first+date&status=draft&missing=fr");
		expect(filter().typed).toMatchObject({ search: "first date", status: "draft" });
		expect(filter().asked).toEqual({ search: "first date", status: "draft", missing: "fr" });
		const older = await openList(browser, "/admin/articles?missing=outdated-fr");
		expect(askedOfTexts(older.filter().asked.missing)).toEqual({ outdated: "fr" });
		expect(articleListQuery(older.filter().asked, "en").initialPageParam).toContain("&outdated=fr");
		expect([askedOfTexts("en"), askedOfTexts("any")]).toEqual([{ missing: "en" }, {}]);
		const other = await openList(browser, "/admin/articles?status=everything&missing=de&x=1");
		expect(other.filter().typed).toEqual(all);
	});

	it("asks once, a pause after the last of quick letters", async () => {
		const browser = await openBrowser();
		const { filter, router } = await openList(browser, "/admin/articles");
		const asked = new Set<string>();
		for (const search of ["l", "lo", "lov", "love "]) {
			act(() => filter().setTyped({ ...all, search }));
			await browser.pass(debounceMs - 1);
			asked.add(filter().asked.search);
		}
		expect([...asked]).toEqual([""]);
		await browser.pass(1);
		expect(filter().asked.search).toBe("love");
		expect(router.state.location.search).toBe("?search=love");
	});

	it("is in the address, so that it comes back whole, whatever was typed", async () => {
		const browser = await openBrowser();
		await fc.assert(
			fc.asyncProperty(
				fc.string({ unit: "grapheme", maxLength: 20 }),
				fc.constantFrom("all" as const, "published" as const, "draft" as const),
				fc.constantFrom(...missingFilters),
				async (search, status, missing) => {
					const before = await openList(browser, "/admin/articles");
					act(() => {
						before.filter().setTyped({ search, status, missing });
					});
					await browser.pass(debounceMs);
					const { pathname, search: query } = before.router.state.location;
					const { asked } = before.filter();
					before.unmount();
					const after = await openList(browser, pathname + query);
					expect(after.filter().asked).toEqual(asked);
					after.unmount();
				},
			),
			{ numRuns: 12 },
		);
	});

	it("adds no history entry, and no query if it is empty", async () => {
		const browser = await openBrowser();
		const { filter, router } = await openList(browser, "/admin/articles?search=love&status=published");
		act(() => filter().clear());
		await browser.pass(debounceMs);
		expect(router.state.location.search).toBe("");
		expect(router.state.historyAction).toBe("REPLACE");
	});
});
