import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageViews, partsOf, viewedPages } from "#app/features/texts/page-views.ts";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { languages } from "#app/site/site-config.ts";
import { pageIds } from "#app/site/site-map.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { type PageChoice, PageToolbar } from "./page-toolbar.tsx";

const choice: PageChoice = { view: "home now", language: "en", width: "desktop" };
const states = () => screen.queryByRole("combobox", { name: "State" });

describe("the choice of a page whose texts are changed", () => {
	it("has every page of the site map, and those beside it", () => {
		const viewed: readonly string[] = viewedPages;
		const others = pageIds.filter((id) => !id.startsWith("application"));
		expect(others.filter((id) => !viewed.includes(id))).toEqual([]);
		expect(viewedPages).toEqual(expect.arrayContaining(["page", "errors", "busy"]));
		expect(new Set(pageViews).size).toBe(pageViews.length);
	});

	it.each(languages)("calls each state by words of its own among those of its page (%s)", (language) => {
		const { pageStates } = dictionaries[language].admin.texts;
		for (const page of viewedPages) {
			const names = pageViews
				.map(partsOf)
				.filter((one) => one.page === page)
				.map(({ state }) => pageStates[state]);
			expect([page, new Set(names).size]).toEqual([page, names.length]);
		}
	});

	it("offers the states of a page that has several", async () => {
		const browser = await openBrowser();
		const view = (shown: PageChoice) => <PageToolbar choice={shown} onChoice={() => undefined} />;
		const legal = await openScreen(browser, view({ ...choice, view: "legal now" }));
		expect(screen.getByRole("combobox", { name: "Page" }).textContent).toBe("Legal notice");
		expect(states()).toBeNull();
		legal.unmount();
		await openScreen(browser, view({ ...choice, view: "newsletter/confirm done" }), "/admin/other");
		expect(screen.getByRole("combobox", { name: "Page" }).textContent).toBe("Newsletter: confirm");
		expect(states()?.textContent).toBe("Confirmed");
	});

	it("names pages and states in the language of the content area", async () => {
		const browser = await openBrowser("fr");
		const shown: PageChoice = { ...choice, view: "blog noneFound", language: "fr" };
		await openScreen(browser, <PageToolbar choice={shown} onChoice={() => undefined} />);
		expect(screen.getByRole("combobox", { name: "Page" }).textContent).toBe("Le journal");
		expect(screen.getByRole("combobox", { name: "Langue" }).textContent).toBe("français");
		expect(screen.getByRole("combobox", { name: "État" }).textContent).toBe("Une recherche sans résultat");
	});
});
