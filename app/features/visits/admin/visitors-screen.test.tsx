import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { wholeLetter } from "#server/testing/readers.ts";
import VisitorsScreen from "./visitors.admin.tsx";

const today = "2026-01-15";
const onHome = { page: "/", language: "fr" } as const;

async function open(language: "en" | "fr" = "en", address = "/admin/visits") {
	const browser = await openBrowser(language);
	const { visits, letters } = browser.stores;
	const draft = await letters.create(wholeLetter);
	const edition = { subject: "", preheader: "", greeting: "", parts: [], language: "en" as const };
	await letters.start({ ...draft, slug: "two-tables" }, [{ edition, html: "", text: "" }]);
	/** Counts visits by the letter on a day, with forms that they opened. */
	const count = (day: string, opened: number, forms = 0, source = "letter/two-tables") =>
		visits.add({
			day,
			seen: [{ ...onHome, source, openings: opened, visits: opened, narrow: opened, automatic: 1 }],
			outcomes: forms === 0 ? [] : [{ ...onHome, source, outcome: "application", count: forms }],
		});
	const show = async () => ({ ...(await openScreen(browser, <VisitorsScreen />, address)), ...browser });
	return { browser, count, show };
}

const lead = () => document.querySelector("p[role=status]")?.textContent;
const panel = (name: string) => screen.getByRole("region", { name });
const sentence = (name: string) => panel(name).querySelector("figcaption")?.textContent;
const cells = (name: string) =>
	within(panel(name))
		.getAllByRole("row", { hidden: true })
		// But those of a name alone, which a phone shows.
		.filter(({ children }) => children.length > 1)
		.map((row) => [...row.children].map(({ textContent }) => textContent));

describe("the visitors", () => {
	it("are nobody yet on an empty site", async () => {
		const { show } = await open();
		await show();
		expect(screen.getByText("Nobody has been counted yet")).toBeDefined();
		expect(screen.getByText("What is counted, and what is not")).toBeDefined();
	});

	it("of a first day are not compared, and no share is told of few", async () => {
		const { count, show } = await open();
		await count(today, 4, 1);
		const { container } = await show();
		expect(lead()).toBe(
			"In the last 28 days: 4 visits. A form was opened once. Counting began today: there is nothing to compare with yet.",
		);
		expect(container.textContent).not.toMatch(/%|before\b.*\d+ in the/);
		expect(sentence("Programs")).toBeUndefined();
		expect(panel("Programs").textContent).toContain("1 page was opened by a program.");
	});

	it("are told in a sentence, against the period before, with what a letter led to", async () => {
		const { count, show } = await open();
		await count("2025-11-01", 1);
		await count("2025-12-15", 1_200, 3);
		await count(today, 31, 5);
		await count(today, 9, 0, "search/Google");
		const { container } = await show();
		expect(lead()).toBe("In the last 28 days: 40 visits. Forms were opened 5 times. ");
		expect(container.querySelector("dl")?.textContent).toContain("Visits401,200 in the 28 days before");
		expect(sentence("Where visits came from")).toBe(
			`31 visits came by the letter “${wholeLetter.subject}”; forms were opened 5 times.`,
		);
		expect(cells("Where visits came from")).toEqual([
			["From", "Visits", "Forms opened", "Newsletter sign-ups"],
			[`The letter “${wholeLetter.subject}”`, "31", "5", "0"],
			["Google (search)", "9", "0", "0"],
		]);
		expect(panel("Where visits came from").textContent).toContain("31 · 78%");
		expect(cells("From the visit to the form").at(-1)).toEqual(["Applied", "not known here"]);
		expect(cells("Visits over time")[1]).toEqual(["15 January 2026", "40", "40", "40"]);
		expect(cells("Pages")[1]).toEqual(["Home page (FR)", "40", "40", "40", "5"]);
		expect(container.textContent).not.toContain("unique");
	});

	it("are of the period that the address names", async () => {
		const { count, show } = await open("en", "/admin/visits?period=today");
		await count("2026-01-14", 7);
		const { press, router } = await show();
		expect(screen.getByText("No visit in this time")).toBeDefined();
		await press("7 days");
		expect(router.state.location.search).toBe("?period=7days");
		expect(lead()).toContain("In the last 7 days: 7 visits.");
		await press("12 months");
		expect(cells("Visits over time")).toHaveLength(13);
	});

	it("opened pages that are named as everywhere, and others by their address", async () => {
		const { browser, show } = await open();
		const paths = ["/how-it-works", "/legal", "/newsletter", "/authors/nora"];
		const opened = { language: "en", source: "same" };
		const seen = paths.map((page, place) => ({ ...opened, page, openings: paths.length - place }));
		await browser.stores.visits.add({ day: today, seen, outcomes: [] });
		await show();
		expect(
			cells("Pages")
				.slice(1)
				.map(([name]) => name),
		).toEqual(["How it works (EN)", "Legal notice (EN)", "Letters on the site (EN)", "/authors/nora (EN)"]);
	});

	it("are told in French, and anew while the screen stays open", async () => {
		const { count, show } = await open("fr");
		await count(today, 1, 2);
		const { pass } = await show();
		expect(sentence("D’où viennent les visites")).toMatch(
			/^1 visite est venue par la lettre «\sDeux tables en décembre\s»\s; des formulaires ont été ouverts 2 fois\.$/,
		);
		await count(today, 2);
		await pass(30_000);
		expect(sentence("D’où viennent les visites")).toMatch(/^3 visites sont venues/);
	});

	it("are saved as a file", async () => {
		const { count, show } = await open();
		await count(today, 2);
		let text = Promise.resolve("");
		vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
			text = (file as Blob).text();
			return "blob:visits";
		});
		const { press, toast } = await show();
		await press("Save as a file (CSV)");
		expect((await text).split("\r\n")[1]).toBe(
			`${today},/,fr,letter/two-tables,2,2,2,0,0,1,${Array(12).fill(0).join(",")}`,
		);
		expect(toast()).toContain("Saved as a file");
	});

	it("can be asked for again after a failure", async () => {
		const { browser, show } = await open();
		browser.network.breakDown("GET", "/api/admin/visits", 400);
		const { press } = await show();
		expect(screen.getByRole("alert").textContent).toContain("The visits could not be loaded");
		browser.network.repair();
		await press("Try again");
		expect(screen.getByText("Nobody has been counted yet")).toBeDefined();
	});
});
