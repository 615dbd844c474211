import "#platform/testing/dom.ts";
import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { administer } from "#server/testing/content-area.tsx";
import { LetterArrivals } from "./letter-arrivals.tsx";

const arrivals = [
	{ day: "2026-01-15", count: 40 },
	{ day: "2026-01-16", count: 2 },
];

describe("arrivals from a letter", () => {
	it("are told in all and by day, with what the figure is worth", () => {
		const screen = within(administer(<LetterArrivals arrivals={arrivals} />).container);
		expect(screen.getByRole("heading").textContent).toBe("Its links led to the website 42 times");
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"15 January 202640",
			"16 January 20262",
		]);
		expect(screen.getByText(/a reader who opens a link twice counts twice/)).toBeDefined();
	});

	it("say in French that there are none yet", () => {
		const screen = within(administer(<LetterArrivals arrivals={[]} />, "fr").container);
		expect(screen.getByRole("heading").textContent).toBe("Ses liens n’ont encore mené personne sur le site");
		expect(screen.queryAllByRole("listitem")).toEqual([]);
	});
});
