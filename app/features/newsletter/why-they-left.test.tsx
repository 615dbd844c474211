import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { administer } from "#server/testing/content-area.tsx";
import { WhyTheyLeft } from "./why-they-left.tsx";

const nobody = { "too-often": 0, "not-for-me": 0, "no-need": 0, "not-asked": 0 };

describe("why readers left", () => {
	it("names the most frequent reason first, and none that nobody gave", () => {
		const { container } = administer(
			<WhyTheyLeft reasons={{ ...nobody, "too-often": 2, "not-asked": 1_200 }} />,
		);
		expect(container.textContent).toBe(
			"Why they left, where they said so: Never asked for (1,200), Too many letters (2)",
		);
	});

	it("are not shown before a reason was given", () => {
		expect(administer(<WhyTheyLeft reasons={nobody} />).container.textContent).toBe("");
	});
});
