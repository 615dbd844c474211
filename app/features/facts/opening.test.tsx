import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { articleInput, articleUpdate } from "#app/features/articles/article.ts";
import { eventInput } from "#app/features/events/event.ts";
import { newChoices } from "#app/features/look/stored-look.ts";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { findShipped } from "#app/features/texts/catalogue.server.ts";
import { wordingOf } from "#app/features/texts/testimonial.ts";
import { sampleContentOf } from "#server/seed/sample-content.ts";
import { sampleEventsFrom } from "#server/seed/sample-events.ts";
import { sampleRows } from "#server/seed/sample-rows.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { factsWith, hideQuotes, nameHost, storeFacts } from "#server/testing/sample-site.ts";
import { OpeningPanel } from "./opening-panel.tsx";

const identity = { registrationNumber: "C123", vatNumber: "VAT1", address: "1 Coastal Road" };

const texts = { title: "Silence", excerpt: "Of it.", category: "Dating", content: "Text.", tags: [] };

describe("the list of the first hour", () => {
	it("names every fact that is still the sample's, with the way to its field", async () => {
		const browser = await openBrowser();
		await storeFacts(browser, factsWith("name", "email"));
		const { tab } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByRole("heading", { name: "2 facts are still the sample’s" })).toBeDefined();
		const links = tab.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
		expect(links).toEqual([
			["See who is waiting for an email", "/admin/subscribers?state=pending"],
			["Save a backup elsewhere", "/admin/backups"],
			["Name", "/admin/facts#fact-name"],
			["Email", "/admin/facts#fact-email"],
			["Logo", "/admin/facts/look#look-logo"],
			["Icons in tabs and on phones", "/admin/facts/look#look-logo"],
			["Picture of shared links", "/admin/facts/look#look-sharePicture"],
			["Home page: Testimonials (6)", "/admin/texts/lists?list=home.testimonials.items"],
			["Home page: Full-screen quotes (2)", "/admin/texts/lists?list=home.testimonials.quotes"],
			["Singles Socials: Testimonials (4)", "/admin/texts/lists?list=socials.testimonials.items"],
			["Company registration number", "/admin/facts#fact-registrationNumber"],
			["VAT number", "/admin/facts#fact-vatNumber"],
			["Postal address", "/admin/facts#fact-address"],
			["Host of the website", "/admin/texts?page=notice"],
		]);
	});

	it("says that nothing is sent, who is to be told and where backups are, in the question too", async () => {
		const browser = await openBrowser();
		const { guests } = browser.stores;
		const table = await someTable(browser.stores);
		const { id, version } = await guests.add(table.id, someGuest());
		await guests.reserveSeat(id, { version });
		const { tab, press } = await openScreen(browser, <OpeningPanel />);
		const warnings = [
			"No mail server is set up: nothing is being sent.",
			"Backups are made on the same disk as the data: if it breaks, both are lost.",
			"1 guest is still to be invited or told of a change.",
		];
		const [panel = "", question = ""] = [
			tab
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent)
				.join(" "),
			await press("Open the site").then(() => screen.getByRole("alertdialog").textContent),
		];
		for (const words of warnings)
			expect([panel.includes(words), question.includes(words)]).toEqual([true, true]);
	});

	it("names no sign that its owner drew", async () => {
		const browser = await openBrowser();
		await storeFacts(browser, factsWith("name"));
		const { look } = browser.stores;
		const hash = "a".repeat(64);
		const size = { width: 600, height: 600, isOpaque: true };
		await look.addLogo({ hash, type: "svg", bytes: new TextEncoder().encode("<svg/>"), ...size });
		await look.save({ ...newChoices, logo: hash }, 1);
		const { tab } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByRole("heading", { name: "1 part of your look is still the sample’s" })).toBeDefined();
		expect(tab.getByRole("link", { name: "Picture of shared links" })).toBeDefined();
	});

	it("says that the look could not be read, and names what it knows", async () => {
		const browser = await openBrowser();
		await storeFacts(browser, factsWith("name"));
		browser.network.breakDown("GET", "/api/admin/look", 503);
		const { press } = await openScreen(browser, <OpeningPanel />);
		expect(browser.toast()).toContain("The look of the site could not be read");
		await press("Open the site");
		const question = screen.getByRole("alertdialog").textContent;
		expect(question).toContain("Still to be replaced or confirmed: Name and 12 testimonials.");
		expect(question).toContain("What is still the sample’s could not be read in full.");
	});

	it("never says that nothing is left where not all of it could be read", async () => {
		const browser = await openBrowser("fr");
		await storeFacts(browser, factsWith());
		await hideQuotes(browser);
		browser.network.breakDown("GET", "/api/admin/look", 503);
		const { press } = await openScreen(browser, <OpeningPanel />);
		await press("Ouvrir le site");
		const question = screen.getByRole("alertdialog").textContent;
		expect(question).toContain("Ce qui vient encore de l’exemple n’a pas pu être lu en entier.");
		expect(question).not.toContain("Il ne reste rien");
	});

	it("names the number of members, articles and events until somebody has saved them", async () => {
		const browser = await openBrowser();
		await storeFacts(browser, { ...factsWith(), ...identity });
		await hideQuotes(browser);
		await nameHost(browser);
		const { stores } = browser;
		const [row] = sampleRows;
		const article = articleInput.parse({ ...texts, slug: row?.slug, published: true });
		const { id, version } = await stores.articles.saving.create(article);
		const event = await stores.events.create(
			eventInput.parse({ ...sampleEventsFrom("2026-01-15")[1], published: true }),
		);
		const before = await openScreen(browser, <OpeningPanel />);
		const title = "2 articles and events that visitors read are still the sample’s";
		expect(before.tab.getByRole("heading", { name: title })).toBeDefined();
		expect(before.tab.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
			"/admin/subscribers?state=pending",
			"/admin/backups",
			`/admin/edit-article/${id}`,
			`/admin/events?event=${event.id}`,
		]);
		await before.press("Open the site");
		expect(screen.getByRole("alertdialog").textContent).toContain(": 2 articles and events.");
		before.unmount();
		await stores.articles.saving.update(id, articleUpdate.parse({ ...article, version }));
		const after = await openScreen(browser, <OpeningPanel />, "/admin/later");
		await browser.settled();
		expect(after.tab.getAllByRole("link").at(-1)?.textContent).toBe("Saturday Dinner");
	});

	it("names each promise and claim of the sample until its owner confirms having read them", async () => {
		const browser = await openBrowser();
		await browser.stores.facts.save({ ...factsWith(), ...identity }, 1);
		await browser.stores.settings.set(activeMembersKey, "120");
		await hideQuotes(browser);
		await nameHost(browser);
		const { tab, press } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByText("4 of 5 done")).toBeDefined();
		expect(tab.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["See who is waiting for an email", "/admin/subscribers?state=pending"],
			["Save a backup elsewhere", "/admin/backups"],
			["“Every profile is verified”", "/admin/texts?page=home"],
			["What you promise on the home page", "/admin/texts/lists?list=home.guarantees.items"],
			["Research findings", "/admin/texts/lists?list=home.research.items"],
			["Privacy policy", "/admin/texts?page=privacy"],
			["Legal notice", "/admin/texts?page=notice"],
		]);
		await press("Open the site");
		expect(screen.getByRole("alertdialog").textContent).toContain(
			"confirmed: “Every profile is verified”, What you promise on the home page, Research findings, Privacy policy and Legal notice.",
		);
		await press("Cancel");
		await press("I have read my promises and my privacy policy");
		expect((await browser.stores.facts.find()).promisesReadAt).toMatch(/^2026-01-15T/);
		expect(tab.getByText("5 of 5 done")).toBeDefined();
		await press("Open the site");
		expect(screen.getByRole("alertdialog").textContent).toContain("Nothing of the sample is left");
	});

	it.each([
		["fr", "en", "1 headline or search description, still the sample’s in English", "originalBehind"],
		["en", "fr", "1 headline or search description, still the sample’s in French", "behind"],
	] as const)(
		"names headlines that were rewritten in %s and are the sample’s in %s",
		async (language, _, name, state) => {
			const browser = await openBrowser();
			await storeFacts(browser, factsWith());
			await browser.pass(1000);
			const key = "home.hero.title";
			const base = findShipped(key, language) ?? "";
			await browser.stores.textDrafts.save({ key, language, text: "Duo", base });
			await browser.stores.texts.publish((await browser.stores.textDrafts.read()).revision);
			const { tab } = await openScreen(browser, <OpeningPanel />);
			expect(tab.getByRole("link", { name }).getAttribute("href")).toBe(`/admin/texts?state=${state}`);
			await browser.pass(1000);
			await browser.stores.facts.confirmPromises();
			expect((await sampleContentOf(browser.stores)()).headlines).toEqual([]);
		},
	);

	it("names a number of members that nobody has confirmed", async () => {
		const browser = await openBrowser();
		await browser.stores.facts.save(factsWith(), 1);
		await hideQuotes(browser);
		const { tab } = await openScreen(browser, <OpeningPanel />);
		expect(tab.getByRole("heading", { name: "1 fact is still the sample’s" })).toBeDefined();
		expect(tab.getByRole("link", { name: "Number of members" }).getAttribute("href")).toBe("/admin/settings");
	});

	it("names no testimonial that is hidden, or that somebody agreed to", async () => {
		const browser = await openBrowser();
		const entry = "home.testimonials.quotes.1";
		const wording = wordingOf(entry, (key, language) => findShipped(key, language) ?? "");
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
		await storeFacts(browser, factsWith("name", "email"));
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
		await storeFacts(browser, factsWith());
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
