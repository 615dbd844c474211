import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts, factIds, factList, factsWith } from "./facts.ts";
import { formatCount, languages } from "./site-config.ts";
import { siteFacts } from "./site-facts.ts";
import { SiteFactsProvider, useSite } from "./use-site.tsx";

describe("each fact of the business", () => {
	it.each(factIds)("%s lists the places that show it, each once", (id) => {
		const places: readonly string[] = factList[id].shown;
		expect(places.length).toBeGreaterThan(0);
		expect(new Set(places).size).toBe(places.length);
	});

	it.each(factIds)("%s of a new site is valid for its kind, or blank if that is allowed", (id) => {
		const value: unknown = defaultFacts[id];
		const texts = typeof value === "string" ? [value] : [];
		expect(value).not.toBeUndefined();
		expect(texts.filter((text) => text !== text.trim())).toEqual([]);
		if (texts[0] === "") expect("optional" in factList[id]).toBe(true);
	});

	it("has a name and a group in the form that changes it, in both languages", () => {
		for (const language of languages) {
			const { labels, groups } = defaultTexts.pick(language, "admin").admin.facts;
			expect(Object.keys(labels).toSorted()).toEqual([...factIds].toSorted());
			expect(factIds.filter((id) => !(factList[id].group in groups))).toEqual([]);
		}
	});

	it("can be serialized and parsed again", () => {
		const doubled = factsWith((id) => (id === "fee" ? 16_000 : defaultFacts[id]));
		expect(doubled).toEqual({ ...defaultFacts, fee: 16_000 });
	});

	it("contains no real page, mailbox or telephone in the sample", () => {
		const sampleText = JSON.stringify(defaultFacts);
		const hosts = [...sampleText.matchAll(/https:\/\/([^/"]+)/g)].map(([, host]) => host);
		expect(hosts.filter((host) => !host?.endsWith(".example"))).toEqual([]);
		expect(defaultFacts.email).toMatch(/\.example$/);
		expect(defaultFacts.phone).toBe("+230 5000 0000");
	});
});

describe("a number, as a language writes it", () => {
	it.each([
		[0, "0", "0"],
		[7, "7", "7"],
		[999, "999", "999"],
		[1_000, "1,000", "1\u202f000"],
		[12_345, "12,345", "12\u202f345"],
		[1_000_000, "1,000,000", "1\u202f000\u202f000"],
	])("%i", (count, english, french) => {
		expect([formatCount(count, "en"), formatCount(count, "fr")]).toEqual([english, french]);
	});
});

describe("the facts that screens read", () => {
	function Name() {
		return useSite().name;
	}

	it("are those that the document carries", () => {
		const facts = siteFacts({ ...defaultFacts, name: "Duo" }, "fr");
		const html = renderToStaticMarkup(
			<SiteFactsProvider facts={facts}>
				<Name />
			</SiteFactsProvider>,
		);
		expect(html).toBe("Duo");
	});

	it("throw an error outside their provider", () => {
		expect(() => renderToStaticMarkup(<Name />)).toThrow("outside SiteFactsProvider");
		const nothing = (
			<SiteFactsProvider facts={undefined}>
				<Name />
			</SiteFactsProvider>
		);
		expect(() => renderToStaticMarkup(nothing)).toThrow("outside SiteFactsProvider");
	});
});
