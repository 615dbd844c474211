import "#platform/testing/dom.ts";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { addressOf, usePageName } from "./text-names.ts";

const { admin } = defaultTexts.pick("en", "admin");

/** The names of pages for a content area with these words. */
async function openNames(words: Partial<Dictionaries["admin"]["texts"]["pages"]>) {
	const { wrapper: Surroundings, settled } = await openBrowser();
	const texts = { ...admin, texts: { ...admin.texts, pages: words } } as Dictionaries["admin"];
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Surroundings>
			<TextProvider language="en" dictionaries={{ admin: texts }}>
				{children}
			</TextProvider>
		</Surroundings>
	);
	const { result } = renderHook(() => usePageName(), { wrapper });
	await settled();
	return (key: string) => result.current(addressOf(key).page);
}

it("the page of a text is named in the content area's own words", async () => {
	const nameOf = await openNames(admin.texts.pages);
	expect(["howItWorks.hero.title", "legal.privacy.title", "legal.contents"].map(nameOf)).toEqual([
		"How it works",
		"Privacy policy",
		"Privacy policy and legal notice",
	]);
});

it("a page without a word of its own is named by what stands above its title", async () => {
	const { favicon: _, network: __, ...words } = admin.texts.pages;
	const nameOf = await openNames(words);
	const labels = [
		defaultTexts.open("en", "favicon")("label"),
		defaultTexts.open("en", "network")("hero.label"),
	];
	expect(["favicon.title", "network.hero.lead"].map(nameOf)).toEqual(labels);
});
