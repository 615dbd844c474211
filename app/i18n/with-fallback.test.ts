import { expect, it } from "vitest";
import { withFallback } from "./with-fallback.ts";

it("takes from English what French lacks, at any depth", () => {
	const english = { title: "Hello", faq: { label: "Questions", items: ["one", "two"] }, more: { a: "A" } };
	const french: typeof english = JSON.parse('{ "title": "Bonjour", "faq": { "items": ["un"] } }');
	expect(withFallback(french, english)).toEqual({
		title: "Bonjour",
		faq: { label: "Questions", items: ["un"] },
		more: { a: "A" },
	});
});
