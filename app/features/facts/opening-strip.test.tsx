import "#platform/testing/dom.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { FactId } from "#app/site/facts.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { factsWith, hideQuotes, storeFacts } from "#server/testing/sample-site.ts";
import { OpeningStrip } from "./opening-strip.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

describe("the strip above every screen", () => {
	/** Opens a screen of a site at an address, whose root says what it is. */
	async function open(browser: Browser, siteUrl: string) {
		const router = createMemoryRouter(
			[{ id: "root", path: "/", element: <OpeningStrip />, loader: () => null }],
			{
				hydrationData: { loaderData: { root: { siteUrl } } },
			},
		);
		render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
		await browser.settled();
		return screen.queryByRole("note")?.textContent;
	}

	it.each([
		[
			["email"],
			"Search engines are asked to stay away until you open the site. 1 item of the sample that visitors see is",
		],
		[["name", "email"], "5 items of the sample that visitors see are still to be replaced or confirmed."],
		[[], "Search engines are asked to stay away until you open the site."],
	] as [FactId[], string][])("says what is left in production: %j", async (samples, words) => {
		const browser = await openBrowser();
		await hideQuotes(browser);
		await storeFacts(browser, factsWith(...samples));
		expect(await open(browser, "https://duo.example")).toContain(words);
		expect(screen.getByRole("link", { name: "See what is left" }).getAttribute("href")).toBe("/admin/facts");
	});

	it("says it in French to whoever works in French", async () => {
		const browser = await openBrowser("fr");
		await storeFacts(browser, factsWith("name"));
		expect(await open(browser, "https://duo.example")).toContain(
			"16 éléments de l’exemple que voient vos visiteurs",
		);
	});

	it.each(["/api/admin/sample-quotes", "/api/admin/sample-content", "/api/admin/look"])(
		"says what it knows, and that it is not all, where %s cannot be read",
		async (path) => {
			const browser = await openBrowser();
			await hideQuotes(browser);
			await storeFacts(browser, factsWith("email"));
			await browser.stores.facts.open(true);
			browser.network.breakDown("GET", path, 500);
			expect(await open(browser, "https://duo.example")).toMatch(/^1 item .* could not be read in full\./);
		},
	);

	it("says nothing once all is done, nor on a computer where the site is only tried", async () => {
		const browser = await openBrowser();
		expect(await open(browser, "http://localhost:3000")).toBeUndefined();
		expect(browser.network.sent("GET", "/api/admin/facts")).toEqual([]);
		cleanup();
		await storeFacts(browser, factsWith());
		await hideQuotes(browser);
		await browser.stores.facts.open(true);
		expect(await open(browser, "https://duo.example")).toBeUndefined();
	});
});
