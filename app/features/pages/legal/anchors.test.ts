import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anchorsOf } from "./legal-document.tsx";

describe("the anchors of a page's sections", () => {
	it.each([
		[
			["Your rights", "Cookies"],
			["your-rights", "cookies"],
		],
		[["Données à caractère personnel"], ["donnees-a-caractere-personnel"]],
		[
			["Contact", "Contact"],
			["contact-2", "contact-3"],
		],
		[
			["!!!", "…"],
			["section", "section-2"],
		],
		[
			["A", "A 2", "A"],
			["a", "a-2", "a-3"],
		],
	])("of %j are %j", (titles, anchors) => {
		expect(anchorsOf(titles, "contact")).toEqual(anchors);
	});

	it("differ, whatever the titles are", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("A", "a", "A 2", "!", "É", "contact", "Section"), { maxLength: 9 }),
				(titles) => {
					const anchors = anchorsOf(titles, "contact");
					expect(anchors).toHaveLength(titles.length);
					expect(new Set([...anchors, "contact"]).size).toBe(titles.length + 1);
					for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9-]+$/);
				},
			),
		);
	});
});
