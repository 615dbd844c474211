import { describe, expect, it } from "vitest";
import { dictionaries } from "#app/i18n/dictionaries.server.ts";
import { admin as adminEn } from "#app/i18n/en/admin.ts";
import { admin as adminFr } from "#app/i18n/fr/admin.ts";
import {
	catalogue,
	findEntry,
	findShipped,
	lengthOfList,
	listsOfEntry,
	placeOf,
	shippedLists,
	textsOfEntry,
} from "./catalogue.server.ts";
import { entryOf, listKindOf, listKinds } from "./site-lists.ts";
import { problemOf } from "./text-rules.ts";

const added = "nabcd1234";

describe("the lists that their owner arranges", () => {
	it("are lists of the site, each with a name in the content area", () => {
		const found = new Set([...shippedLists.keys()].map(listKindOf));
		expect([...found].toSorted()).toEqual([...listKinds].toSorted());
		for (const { lists } of [adminEn, adminFr])
			expect(Object.keys(lists.names).toSorted()).toEqual([...listKinds].toSorted());
	});

	it("are as long in every language", () => {
		for (const [key, length] of shippedLists) {
			const french = key.split(".").reduce<unknown>((node, name) => {
				return (node as Record<string, unknown>)[name];
			}, dictionaries.fr);
			expect([key, (french as unknown[]).length]).toEqual([key, length]);
		}
	});

	it("only grow from release to release: the place of a shipped entry is its name", () => {
		expect(Object.fromEntries(shippedLists)).toMatchObject({
			"home.testimonials.items": 6,
			"home.testimonials.quotes": 2,
			"home.faq.items": 13,
			"home.comparison.rows": 8,
			"howItWorks.steps": 4,
			"socials.testimonials.items": 4,
			"socials.faq.items": 12,
		});
	});
});

describe("an entry that was added", () => {
	it("has the texts of a shipped one, with nothing shipped in them", () => {
		expect(textsOfEntry("home.faq.items", added)).toEqual([
			`home.faq.items.${added}.question`,
			`home.faq.items.${added}.answer`,
		]);
		expect(textsOfEntry("home.price.covers", added)).toEqual([`home.price.covers.${added}`]);
		expect(textsOfEntry("howItWorks.steps", added)).toEqual([
			`howItWorks.steps.${added}.title`,
			`howItWorks.steps.${added}.text`,
		]);
		expect(findShipped(`home.faq.items.${added}.answer`, "fr")).toBe("");
	});

	it("has the lists of a shipped one, empty", () => {
		expect(listsOfEntry("howItWorks.steps", added)).toEqual([`howItWorks.steps.${added}.details`]);
		expect(listsOfEntry("home.faq.items", added)).toEqual([]);
		expect(lengthOfList(`howItWorks.steps.${added}.details`)).toBe(0);
		expect(findEntry(`howItWorks.steps.${added}.details.nzzzz0000`)?.shipped.en).toBe("");
	});

	it("keeps to the rules of its place", () => {
		const entry = findEntry(`home.faq.items.${added}.answer`);
		const problem = (text: string) => entry && problemOf(text, placeOf(entry, "en"))?.kind;
		expect(problem("Yes, for {{fee}}.")).toBeUndefined();
		expect(problem("For {{nothing}}.")).toBe("unknown");
		expect(problem("*Yes*")).toBe("italics");
		expect(problem("x".repeat(4_001))).toBe("tooLong");
		expect(problem("Y\u202ees")).toBe("hidden");
	});

	it.each([
		`favicon.uses.${added}`,
		`legal.privacy.sections.${added}.title`,
		`home.membership.blocks.${added}.title`,
		`home.faq.items.${added}.nothing`,
		`home.faq.items.${added}`,
		`howItWorks.steps.${added}.details.0`,
		`howItWorks.steps.9.details.${added}`,
		`home.faq.items.Nabcd1234.answer`,
		`${added}`,
	])("is nowhere else: %s", (key) => {
		expect([findEntry(key), findShipped(key, "en")]).toEqual([undefined, undefined]);
	});
});

it("the list and entry of a text are the innermost ones", () => {
	expect(entryOf("home.faq.items.3.answer")).toEqual({ list: "home.faq.items", id: "3" });
	expect(entryOf("howItWorks.steps.1.details.0")).toEqual({ list: "howItWorks.steps.1.details", id: "0" });
	expect(entryOf("howItWorks.steps.1.details")).toEqual({ list: "howItWorks.steps", id: "1" });
	expect([...catalogue.keys()].filter((key) => key.startsWith("legal.") && entryOf(key))).toEqual([]);
});

it("ships an order with each list, in the language under which orders are stored alone", () => {
	expect(findShipped("home.testimonials.quotes", "en")).toBe("0 1");
	expect(findShipped("home.testimonials.quotes", "fr")).toBeUndefined();
});
