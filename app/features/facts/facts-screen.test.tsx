import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defaultFacts, factList } from "#app/site/facts.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import FactsScreen from "./facts.admin.tsx";

const api = "/api/admin/facts";

async function open(language: Language = "en", address = "/admin/facts") {
	const browser = await openBrowser(language);
	const opened = await openScreen(browser, <FactsScreen />, address);
	const stored = async () => (await browser.stores.facts.find()).facts;
	const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
	const group = (name: RegExp) => within(screen.getByRole("group", { name }));
	return { browser, ...opened, stored, box, group };
}

describe("a fact", () => {
	it.each([
		[
			"en",
			/^Membership fee/,
			"Shown on: the home page, How it works, privacy and legal notice and search engines.",
		],
		["fr", /^Prix de l’adhésion/, "Affiché sur\u00a0: "],
	] as const)("says where visitors meet it (%s)", async (language, label, places) => {
		const { container } = await open(language);
		expect(container.textContent).toContain(places);
		expect(within(container).getAllByLabelText(label).length).toBeGreaterThan(0);
	});

	it("of two languages has a box in each, in that language", async () => {
		const { group } = await open();
		const boxes = group(/^Tagline/).getAllByRole<HTMLInputElement>("textbox");
		expect(boxes.map(({ lang, value }) => [lang, value])).toEqual([
			["en", defaultFacts.tagline.en],
			["fr", defaultFacts.tagline.fr],
		]);
	});

	it("that may be blank says so, and no other", async () => {
		await open();
		const optional = screen.getAllByText("(optional)").length;
		expect(optional).toBeGreaterThan(3);
		expect(screen.getByLabelText(/^Name/).closest("div")?.parentElement?.textContent).not.toContain(
			"(optional)",
		);
	});

	it("is opened by the address that names it", async () => {
		await open("en", "/admin/facts#fact-email");
		expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
	});
});

describe("what breaks a rule", () => {
	/** Each form breaks as many rules at once as it has fields that break one. */
	it.each([
		[
			[
				[/^Name/, "", "Please fill in this field."],
				[/^Email/, "nobody", "Use a whole email address."],
				[/^Phone/, "5000 0000", "Use the international form, such as +230 5000 0000."],
				[/^Minimum age/, "17", "Use a whole number from 18 to 99."],
				[/^Guests at a small table/, "5", "Use an even number from 2 to 100: as many women as men."],
				[/^Ticket, in rupees/, "-1", "Use a whole number from 0 to 1000000."],
			],
		],
		[
			[
				[/^Name/, "A *name*", "Use no asterisks and no braces."],
				[/^Minimum age/, "", "Use a whole number from 18 to 99."],
			],
		],
		[[[/^Name/, "x".repeat(500), /^Use at most \d+ characters\.$/]]],
	] as const)("is said beside each field, and nothing is sent: form %#", async (broken) => {
		const { browser, type, press, box } = await open();
		for (const [label, value] of broken) type(label, value);
		await press("Save Facts");
		for (const [label, value, message] of broken) {
			expect(screen.getByText(message)).toBeDefined();
			expect(box(label).getAttribute("aria-invalid")).toBe("true");
			expect(box(label).value).toBe(value);
		}
		expect(browser.network.sent("PUT", api)).toEqual([]);
	});

	it("in a range is said at its second box", async () => {
		const { press, group } = await open();
		const [, to] = group(/^Weeks between/).getAllByRole<HTMLInputElement>("spinbutton");
		if (to === undefined) throw new Error("There is no second box.");
		act(() => void fireEvent.input(to, { target: { value: "1" } }));
		await press("Save Facts");
		expect(screen.getAllByText("The second number must be the larger one.").length).toBeGreaterThan(0);
	});

	it("is an address of a form that is none of the internet's, or without its https", async () => {
		const { browser, press, group } = await open();
		const [english] = group(/^Membership application/).getAllByRole<HTMLInputElement>("textbox");
		if (english === undefined) throw new Error("There is no box.");
		const write = (value: string) => act(() => void fireEvent.input(english, { target: { value } }));
		const wrong = ["http://forms.example", "forms.example", "javascript:alert(1)", "https://localhost/form"];
		for (const address of wrong) {
			write(address);
			await press("Save Facts");
			expect(english.getAttribute("aria-invalid")).toBe("true");
			expect(browser.network.sent("PUT", api)).toEqual([]);
		}
		write("https://forms.example/apply");
		await press("Save Facts");
		expect(browser.network.sent("PUT", api)).toHaveLength(1);
	});
});

describe("the pages on other sites", () => {
	const profile = (count: number) => screen.queryByLabelText<HTMLInputElement>(`Address ${count}`);

	it("are added, changed and taken away, and saved in their order", async () => {
		const { type, press, stored } = await open();
		await press(`Remove ${defaultFacts.profiles[1]}`);
		await press("Add a page");
		type("Address 3", "https://www.tiktok.com/@duo");
		await press("Save Facts");
		expect((await stored()).profiles).toEqual([
			defaultFacts.profiles[0],
			defaultFacts.profiles[2],
			"https://www.tiktok.com/@duo",
		]);
	});

	it("may all go, and the form says that there are none", async () => {
		const { press, stored } = await open();
		for (const address of defaultFacts.profiles) await press(`Remove ${address}`);
		expect(screen.getByText("No social page yet.")).toBeDefined();
		await press("Save Facts");
		expect((await stored()).profiles).toEqual([]);
	});

	it("are refused one by one: the others stay as they were typed", async () => {
		const { type, press, browser } = await open();
		type("Address 2", "not an address");
		await press("Save Facts");
		expect(profile(2)?.getAttribute("aria-invalid")).toBe("true");
		expect(profile(1)?.getAttribute("aria-invalid")).toBeNull();
		expect(browser.network.sent("PUT", api)).toEqual([]);
	});

	it("have an end", async () => {
		const { press } = await open();
		const { max } = factList.profiles;
		for (let count = defaultFacts.profiles.length; count < max; count += 1) await press("Add a page");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add a page" }).disabled).toBe(true);
	});
});

describe("saving the facts", () => {
	it("says until then that they are not saved", async () => {
		const { type, press } = await open();
		expect(screen.queryByText("Changes not saved yet.")).toBeNull();
		type(/^Name/, "Duo");
		expect(screen.getByText("Changes not saved yet.")).toBeDefined();
		await press("Save Facts");
		expect(screen.queryByText("Changes not saved yet.")).toBeNull();
	});

	it("that does not arrive keeps what was typed, and is done once the line is back", async () => {
		const { browser, type, press, box, stored } = await open();
		type(/^Name/, "Duo");
		browser.network.cut();
		await press("Save Facts");
		expect(screen.getAllByText(/^The facts are not saved yet\./)).not.toHaveLength(0);
		expect(box(/^Name/).value).toBe("Duo");
		browser.network.mend();
		await press("Save Facts");
		expect((await stored()).name).toBe("Duo");
	});

	it("that the server cannot do says so, and keeps what was typed", async () => {
		const { browser, type, press, box } = await open();
		type(/^Name/, "Duo");
		browser.network.breakDown("PUT", api, 500);
		await press("Save Facts");
		expect(screen.getAllByText(/^The facts are not saved yet\./)).not.toHaveLength(0);
		expect(box(/^Name/).value).toBe("Duo");
	});
});

describe("the address of a form", () => {
	it("says whether it is in force, or the form on the site in its place, and is then no sample", async () => {
		const browser = await openBrowser();
		await browser.stores.forms.setState("membership", "open");
		await openScreen(browser, <FactsScreen />, "/admin/facts");
		const group = (name: RegExp) => screen.getByRole("group", { name }).textContent;
		expect(group(/^Membership application/)).toContain("In force: the form on this site.");
		expect(group(/^Membership application/)).not.toContain("Sample");
		expect(group(/^Free network/)).toContain("In force: this address.");
		expect(group(/^Free network/)).toContain("Sample");
		expect(group(/^Booking a call/)).not.toContain("In force");
	});
});

describe("facts that cannot be read", () => {
	it("say so, and are read on demand", async () => {
		const browser = await openBrowser();
		browser.network.breakDown("GET", api, 400);
		const { press } = await openScreen(browser, <FactsScreen />, "/admin/facts");
		expect(screen.getAllByText("Failed to fetch the facts").length).toBeGreaterThan(0);
		browser.network.repair();
		await press("Try again");
		expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(defaultFacts.name);
	});
});
