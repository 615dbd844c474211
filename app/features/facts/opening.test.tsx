import "#platform/testing/dom.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { newChoices } from "#app/features/look/stored-look.ts";
import { findShipped } from "#app/features/texts/list-catalogue.server.ts";
import { quotingLists } from "#app/features/texts/testimonial.ts";
import { wordingOf } from "#app/features/texts/wordings.server.ts";
import { defaultFacts, type FactId, type Facts } from "#app/site/facts.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { OpeningPanel } from "./opening-panel.tsx";
import { OpeningStrip } from "./opening-strip.tsx";
import { samplesIn } from "./samples.ts";

afterEach(cleanup);

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** What a fact of the sample becomes once its owner wrote something of their own. */
function ownValue(value: unknown): unknown {
	if (typeof value === "string") return value.startsWith("+") ? "+230 5111 2222" : `${value}x`;
	if (typeof value === "number") return value + 2;
	if (Array.isArray(value)) return [];
	return { ...(value as object), en: "https://own.example/form" };
}

/** Facts of which only those that are named are still the sample's. */
function factsWith(...samples: FactId[]): Facts {
	const own = samplesIn(defaultFacts).filter((id) => !samples.includes(id));
	return { ...defaultFacts, ...Object.fromEntries(own.map((id) => [id, ownValue(defaultFacts[id])])) };
}

const store = async ({ stores }: Browser, facts: Facts) => void (await stores.facts.save(facts, 1));

/** Hides every testimonial, as somebody does who has none yet. */
async function hideQuotes({ stores }: Browser): Promise<void> {
	for (const key of quotingLists) {
		const base = findShipped(key, "en") ?? "";
		const text = base.replaceAll(/\d+/g, "-$&");
		await stores.textDrafts.save({ key, language: "en", text, base });
	}
	await stores.texts.publish((await stores.textDrafts.read()).revision);
}

describe("the list of the first hour", () => {
	it("names every fact that is still the sample's, with the way to its field", async () => {
		const browser = await openBrowser();
		await store(browser, factsWith("name", "email"));
		const { tab } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByRole("heading", { name: "2 facts are still the sample’s" })).toBeDefined();
		const links = tab.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
		expect(links).toEqual([
			["Name", "/admin/facts#fact-name"],
			["Email", "/admin/facts#fact-email"],
			["Logo", "/admin/facts/look#look-logo"],
			["Icons in tabs and on phones", "/admin/facts/look#look-logo"],
			["Picture of shared links", "/admin/facts/look#look-sharePicture"],
			["Home page: Testimonials (6)", "/admin/texts/lists?list=home.testimonials.items"],
			["Home page: Full-screen quotes (2)", "/admin/texts/lists?list=home.testimonials.quotes"],
			["Singles Socials: Testimonials (4)", "/admin/texts/lists?list=socials.testimonials.items"],
		]);
	});

	it("names no sign that its owner drew", async () => {
		const browser = await openBrowser();
		await store(browser, factsWith("name"));
		const { look } = browser.stores;
		const hash = "a".repeat(64);
		const size = { width: 600, height: 600, isOpaque: true };
		await look.addLogo({ hash, type: "svg", bytes: new TextEncoder().encode("<svg/>"), ...size });
		await look.save({ ...newChoices, logo: hash }, 1);
		const { tab } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByRole("heading", { name: "1 sign of your name is still the sample’s" })).toBeDefined();
		expect(tab.getByRole("link", { name: "Picture of shared links" })).toBeDefined();
	});

	it("says that the look could not be read, and names what it knows", async () => {
		const browser = await openBrowser();
		await store(browser, factsWith("name"));
		browser.network.breakDown("GET", "/api/admin/look", 503);
		const { press } = await openScreen(browser, <OpeningPanel />);
		expect(browser.toast()).toContain("The look of the site could not be read");
		await press("Open the site");
		const question = screen.getByRole("alertdialog").textContent;
		expect(question).toContain("Still to be replaced or confirmed: Name and 12 testimonials.");
	});

	it("names no testimonial that is hidden, or that somebody agreed to", async () => {
		const browser = await openBrowser();
		const entry = "home.testimonials.quotes.1";
		const wording = wordingOf(entry, new Map());
		await browser.stores.consents.record(entry, { person: "Ada", givenOn: "2026-01-10", wording });
		const { tab, unmount } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByRole("heading", { name: "11 testimonials are marked as samples" })).toBeDefined();
		expect(tab.getByRole("link", { name: "Home page: Full-screen quotes (1)" })).toBeDefined();
		unmount();
		await hideQuotes(browser);
		const after = await openScreen(browser, <OpeningPanel />, "/admin/later");
		await browser.pass(60_000);
		expect(after.tab.queryByRole("heading", { name: /testimonials/ })).toBeNull();
	});

	it("asks before the site is opened, and says what visitors would still read of the sample", async () => {
		const browser = await openBrowser();
		await store(browser, factsWith("name", "email"));
		const { press, tab } = await openScreen(browser, <OpeningPanel />);
		await press("Open the site");
		const question = screen.getByRole("alertdialog", { name: "Open the site to search engines?" });
		expect(question.textContent).toContain(
			"confirmed: Name, Email, Logo, Icons in tabs and on phones, Picture of shared links and 12 testimonials.",
		);
		await press("Cancel");
		expect((await browser.stores.facts.find()).openedAt).toBeNull();
		expect(tab.getByRole("region", { name: "Before you open the site" })).toBeDefined();
	});

	it("opens the site, says since when, and closes it again", async () => {
		const browser = await openBrowser();
		const { press, tab } = await openScreen(browser, <OpeningPanel />);
		const answer = async (name: string) => {
			await press(name);
			within(screen.getByRole("alertdialog")).getByRole("button", { name }).click();
			await browser.settled();
		};
		await answer("Open the site");
		expect((await browser.stores.facts.find()).openedAt).not.toBeNull();
		expect(tab.getByRole("region", { name: "The site is open" }).textContent).toContain(
			"since 15 January 2026",
		);
		await answer("Close the site to search engines");
		expect((await browser.stores.facts.find()).openedAt).toBeNull();
	});

	it("says when the site could not be opened, and stays", async () => {
		const browser = await openBrowser();
		const { press, tab } = await openScreen(browser, <OpeningPanel />);
		browser.network.cut();
		await press("Open the site");
		within(screen.getByRole("alertdialog")).getByRole("button", { name: "Open the site" }).click();
		await browser.settled();
		expect(browser.toast()).toContain("Failed to change who may list the website");
		expect(tab.getByRole("region", { name: "Before you open the site" })).toBeDefined();
	});

	it("is gone from the dashboard once all of it is done, and not before", async () => {
		const browser = await openBrowser();
		await store(browser, factsWith());
		await hideQuotes(browser);
		const before = await openScreen(browser, <OpeningPanel isBrief />);
		expect(before.tab.getByRole("region", { name: "Before you open the site" })).toBeDefined();
		before.unmount();
		await browser.stores.facts.open(true);
		const after = await openScreen(browser, <OpeningPanel isBrief />, "/admin/later");
		await browser.pass(60_000);
		expect(after.tab.queryByRole("region", { name: "Before you open the site" })).toBeNull();
	});
});

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
			"Search engines are asked to stay away until you open the site. 1 sample that visitors meet is",
		],
		[["name", "email"], "5 samples that visitors meet are still to be replaced or confirmed."],
		[[], "Search engines are asked to stay away until you open the site."],
	] as [FactId[], string][])("says what is left in production: %j", async (samples, words) => {
		const browser = await openBrowser();
		await hideQuotes(browser);
		await store(browser, factsWith(...samples));
		expect(await open(browser, "https://duo.example")).toContain(words);
		expect(screen.getByRole("link", { name: "See what is left" }).getAttribute("href")).toBe("/admin/facts");
	});

	it("says it in French to whoever works in French", async () => {
		const browser = await openBrowser("fr");
		await store(browser, factsWith("name"));
		expect(await open(browser, "https://duo.example")).toContain(
			"16 éléments de l’exemple que voient vos visiteurs",
		);
	});

	it("says nothing once all is done, nor on a computer where the site is only tried", async () => {
		const browser = await openBrowser();
		expect(await open(browser, "http://localhost:3000")).toBeUndefined();
		expect(browser.network.sent("GET", "/api/admin/facts")).toEqual([]);
		cleanup();
		await store(browser, factsWith());
		await hideQuotes(browser);
		await browser.stores.facts.open(true);
		expect(await open(browser, "https://duo.example")).toBeUndefined();
	});
});
