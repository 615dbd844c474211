import "#platform/testing/dom.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { areaPath } from "#app/admin-ui/curve.tsx";
import { readersQuery } from "#app/features/newsletter/subscribers/subscribers.query.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { DashboardContext, type DashboardSources } from "./dashboard.context.ts";
import { barPath, curveScale, ReadersPanel } from "./readers-panel.tsx";

async function open(confirmed: Record<string, string>, isAway = false) {
	const browser = await openBrowser();
	if (isAway) browser.network.breakDown("GET", "/api/admin/readers", 400);
	const { db } = browser.database;
	for (const [email, confirmed_at] of Object.entries(confirmed)) {
		await browser.stores.subscribers.ask({ email, language: "en", page: "/" });
		await db
			.updateTable("subscribers")
			.set({ state: "confirmed", confirmed_at })
			.where("email", "=", email)
			.execute();
	}
	// The panel asks for the readers alone.
	const sources = { readers: readersQuery } as unknown as DashboardSources;
	render(<ReadersPanel />, {
		wrapper: ({ children }) => (
			<MemoryRouter>
				<browser.wrapper>
					<DashboardContext value={sources}>{children}</DashboardContext>
				</browser.wrapper>
			</MemoryRouter>
		),
	});
	await browser.settled();
	return browser;
}

const texts = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);

describe("the readers on the dashboard", () => {
	it("says if nobody has confirmed", async () => {
		await open({});
		expect(screen.getByText("Nobody has confirmed yet")).toBeDefined();
		expect(screen.queryByRole("table", { hidden: true })).toBeNull();
	});

	it("draws a curve with its figures in a sentence and in a table, the newest week first", async () => {
		const { settled } = await open({
			"ada@example.com": "2026-01-13T08:00:00.000Z",
			"ben@example.com": "2025-03-01T08:00:00.000Z",
		});
		expect(screen.getByText(/2 readers today: 2 in English, 0 in French/)).toBeDefined();
		expect(screen.getByText("In 26 weeks, 1 confirmed and 0 left.")).toBeDefined();
		const rows = screen.getAllByRole("row", { hidden: true });
		expect(rows).toHaveLength(27);
		expect(texts(rows[1])).toEqual(["12 January 2026", "1", "0", "2", "0", "2"]);
		expect(texts(rows[2])).toEqual(["5 January 2026", "0", "0", "1", "0", "1"]);
		fireEvent.click(screen.getByRole("radio", { name: "52 weeks" }));
		await settled();
		expect(screen.getByText("In 52 weeks, 2 confirmed and 0 left.")).toBeDefined();
		expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(53);
	});

	it("says that it could not be read, and reads it again", async () => {
		const { network, settled } = await open({}, true);
		expect(screen.getByRole("alert").textContent).toContain("Failed to fetch the readers");
		network.repair();
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		await settled();
		expect(screen.getByText("Nobody has confirmed yet")).toBeDefined();
	});
});

describe("the curve", () => {
	const week = (monday: string, en: number, fr: number, confirmed = 0, left = 0) => ({
		monday,
		en: { confirmed, left, readers: en },
		fr: { confirmed: 0, left: 0, readers: fr },
	});
	const weeks = [week("2026-01-05", 2, 0, 2), week("2026-01-12", 1, 3, 3, 1)];

	it("is as tall as the week with the most readers, languages above one another", () => {
		const scale = curveScale(weeks);
		expect([scale.most, scale.mostMoved]).toEqual([4, 3]);
		const readers = weeks.map(({ en, fr }) => [en.readers, fr.readers]);
		expect(areaPath(readers, scale, 0)).toBe("M150 75L450 112.5L450 150L150 150Z");
		expect(areaPath(readers, scale, 1)).toBe("M150 75L450 0L450 112.5L150 75Z");
	});

	it("has a bar upwards for readers who came and one downwards for those who left", () => {
		const scale = curveScale(weeks);
		expect(barPath(weeks, scale, "confirmed")).toBe("M60 180v-13.3h180V180ZM360 180v-20h180V180Z");
		expect(barPath(weeks, scale, "left")).toBe("M360 180v6.7h180V180Z");
	});
});
