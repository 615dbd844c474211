import "#platform/testing/dom.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Logo } from "#app/site/logo.ts";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { IconPreview } from "./icon-preview.tsx";

afterEach(cleanup);

const logo: Logo = { hash: "a".repeat(64), type: "svg", width: 600, height: 300, isOpaque: true };

function icons(
	chosen: Logo | null,
	accent: string | null = null,
	name = "Ensemble",
	language: Language = "en",
) {
	administer(<IconPreview logo={chosen} accent={accent} />, language, { name });
	const preview = screen.getByRole("region", { name: language === "en" ? "Icons" : "Icônes" });
	return [...preview.querySelectorAll("svg")].map((icon) => ({
		ground: icon.querySelector("rect")?.getAttribute("fill"),
		logo: icon.querySelector("image")?.getAttribute("href") ?? undefined,
		letters: icon.querySelector("text")?.textContent ?? undefined,
		air: icon.querySelector("g")?.getAttribute("transform"),
		icon,
	}));
}

describe("the icons, before they are saved", () => {
	it("show a logo on white, with more air on a phone than in a tab", () => {
		const [tab, phone] = icons(logo, "#1a237e");
		expect(tab).toMatchObject({ ground: "#ffffff", logo: `/logo/${logo.hash}.svg` });
		expect(tab?.air).toBe("translate(0 0) scale(1)");
		expect(phone).toMatchObject({ ground: "#ffffff", logo: `/logo/${logo.hash}.svg` });
		expect(phone?.air).toMatch(/scale\(0\.84\)$/);
	});

	it("show the first letters of the name on the accent where a logo is too long, or there is none", () => {
		const long = { ...logo, width: 1200 };
		for (const chosen of [long, null]) {
			for (const icon of icons(chosen, "#1a237e", "Duo Île", "fr")) {
				expect(icon).toMatchObject({ ground: "#1a237e", letters: "du", logo: undefined });
			}
			cleanup();
		}
	});

	it("show the letters of a new site as they are drawn, and the motif for a name without letters", () => {
		const [shipped] = icons(null);
		expect(shipped).toMatchObject({ ground: "#f2491b", letters: undefined });
		expect(shipped?.icon.querySelectorAll("path")).toHaveLength(1);
		cleanup();
		const [motif] = icons(null, null, "合");
		expect(motif?.icon.querySelectorAll("circle")).toHaveLength(2);
	});
});
