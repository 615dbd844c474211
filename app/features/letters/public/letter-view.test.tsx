import "#platform/testing/dom.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { ArchivedLetter, EditionPart } from "#app/features/letters/edition.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { TextProvider } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { siteContext } from "#app/site/site-context.server.ts";
import { SiteFactsProvider } from "#app/site/use-site.tsx";
import { siteContexts } from "#server/routes/pages.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { startedLetter } from "#server/testing/letters.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";
import { loader as loadArchive } from "./archive.page.tsx";
import { loader as loadLetter } from "./letter.page.tsx";
import { LetterMissing, LetterView } from "./letter-view.tsx";

afterEach(cleanup);

const siteUrl = "https://ensemble.example";

/** Shows a part of the public site in a language. */
function show(part: ReactNode, language: Language = "en") {
	const page = (
		<TextProvider language={language} dictionaries={defaultTexts.pick(language, "letters", "newsletterForm")}>
			<SiteFactsProvider facts={defaultTexts.facts(language)}>{part}</SiteFactsProvider>
		</TextProvider>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
}

type Change = Partial<ArchivedLetter["edition"]>;
const letter = (change: Change = {}): ComponentProps<typeof LetterView>["letter"] => ({
	edition: {
		language: "en",
		subject: "Moon",
		preheader: "",
		greeting: "Dear readers,",
		parts: [],
		...change,
	},
	...{ slug: "moon", ownSlugs: {}, sentAt: businessInstant("2026-01-16T01:00"), listed: true },
});
const showPart = (part: EditionPart, language: Language = "en", own: Language = language) =>
	show(<LetterView letter={letter({ parts: [part], language: own })} />, language);

describe("a letter on the site", () => {
	it.each([
		["en", "Sent on 16 January 2026", "/newsletter"],
		["fr", "Envoyée le 16 janvier 2026", "/fr/newsletter"],
	] as const)(
		"says when it was sent, on the business's clock, and leads to all in %s",
		(language, sent, all) => {
			show(<LetterView letter={letter({ language })} />, language);
			expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Moon");
			expect(screen.getByText(sent)).toBeDefined();
			expect(screen.getByText("Dear readers,")).toBeDefined();
			expect(screen.getAllByRole("link").at(-1)?.getAttribute("href")).toBe(all);
		},
	);

	it("is read aloud in its own language where that is not the page's", () => {
		show(<LetterView letter={letter({ language: "en" })} />, "fr");
		expect(screen.getByRole("article").getAttribute("lang")).toBe("en");
		cleanup();
		show(<LetterView letter={letter({ language: "fr" })} />, "fr");
		expect(screen.getByRole("article").getAttribute("lang")).toBeNull();
	});

	it("shows an article with what leads to it, once for screen readers", () => {
		const article = { kind: "article", title: "Tides", excerpt: "A text.", path: "/blog/tides" } as const;
		showPart({ ...article, imageUrl: null, imageAlt: "", language: "en" });
		const links = screen.getAllByRole("link").slice(0, 2);
		expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Tides", "/blog/tides"],
			["Read the article: Tides", "/blog/tides"],
		]);
		expect(screen.queryByText("In English")).toBeNull();
	});

	it("marks an English article in a French letter", () => {
		const article = { kind: "article", title: "Tides", excerpt: "A text.", path: "/fr/blog/tides" } as const;
		showPart({ ...article, imageUrl: null, imageAlt: "", language: "en" }, "fr");
		expect(screen.getByText("En anglais")).toBeDefined();
		expect(screen.getByRole("heading", { level: 2 }).getAttribute("lang")).toBe("en");
		expect(screen.getByText("A text.").getAttribute("lang")).toBe("en");
	});

	it("shows the tables as they were, and leads to those that come", () => {
		showPart({ kind: "tables", tables: [{ title: "Dinner", when: "14 March", place: "" }] });
		const list = screen.getByRole("list");
		expect(within(list).getByText("14 March")).toBeDefined();
		expect(screen.getByRole("link", { name: "See the coming tables" }).getAttribute("href")).toBe(
			"/events/singlessocials",
		);
	});

	it.each([
		["She", 1],
		["", 0],
	])("says who said a quote, where that is known: %j", (source, captions) => {
		showPart({ kind: "quote", text: "So it is.", source });
		expect(screen.getByText("So it is.").tagName).toBe("BLOCKQUOTE");
		expect(document.querySelectorAll("figcaption")).toHaveLength(captions);
	});

	it("describes its picture", () => {
		showPart({ kind: "picture", imageUrl: `/media/${"a".repeat(64)}-1600.webp`, alt: "A lagoon" });
		expect(screen.getByRole("img", { name: "A lagoon" })).toBeDefined();
	});

	it.each([
		["en", "/newsletter"],
		["fr", "/fr/newsletter"],
	] as const)("that is not there leads to the others in %s", (language, href) => {
		show(<LetterMissing />, language);
		expect(screen.getByRole("link").getAttribute("href")).toBe(href);
	});
});

describe("the pages of past letters", () => {
	async function open() {
		const site = await testSite({ siteUrl });
		const contextOf = siteContexts(site.site);
		await addReaders(site.database, 2);
		const argsOf = (path: string) => {
			const request = new Request(siteUrl + path);
			const context = new RouterContextProvider();
			context.set(siteContext, contextOf(request, "", "192.0.2.1"));
			return { request, url: new URL(request.url), context };
		};
		const find = (path: string) => {
			const slug = path.split("/").at(-1) ?? "";
			return loadLetter({ ...argsOf(path), params: { slug }, pattern: "/newsletter/:slug" });
		};
		const list = (path: string) =>
			loadArchive({ ...argsOf(path), params: {}, pattern: "/newsletter/archive" });
		return { ...site, find, list };
	}
	const slug = "two-tables-in-december";
	const french = "deux-tables-en-decembre";

	it("hold nothing of a letter before it leaves", async () => {
		const { stores, find, list } = await open();
		await stores.letters.create(wholeLetter);
		expect((await find(`/newsletter/${slug}`)).init?.status).toBe(404);
		expect((await list("/newsletter/archive")).heads).toEqual([]);
	});

	it("hold it from the moment that it leaves, in the language of the address", async () => {
		const site = await open();
		const { find, list } = site;
		await startedLetter(site);
		const [en, fr] = [await find(`/newsletter/${slug}`), await find(`/fr/newsletter/${french}`)];
		expect([en.init?.status, en.data.found?.edition.subject]).toEqual([200, "Two tables in December"]);
		expect(fr.data.found?.edition.subject).toBe("Deux tables en décembre");
		expect(en.data.address.indexed).toBe(true);
		expect((await list("/fr/newsletter/archive")).heads).toMatchObject([
			{ slug: french, subject: "Deux tables en décembre", language: "fr" },
		]);
		expect((await find(`/newsletter/${slug.toUpperCase()}`)).init?.status).toBe(200);
	});

	it("have an address in each language, and lead there from the other one's", async () => {
		const site = await open();
		await startedLetter(site);
		const paths = { en: `/newsletter/${slug}`, fr: `/fr/newsletter/${french}` };
		expect((await site.find(paths.fr)).data.address.paths).toEqual(paths);
		for (const [asked, shown] of [
			[`/fr/newsletter/${slug}`, paths.fr],
			[`/newsletter/${french}`, paths.en],
		] as const) {
			const moved = await site.find(asked).catch((thrown: unknown) => thrown);
			if (!(moved instanceof Response)) throw new Error(`${asked} is no redirect`);
			expect([moved.status, moved.headers.get("Location")]).toEqual([301, shown]);
		}
	});

	it("keep an unlisted one at its address, for those who have it, and out of searches", async () => {
		const site = await open();
		const { find, list } = site;
		const { id } = await startedLetter(site);
		await site.stores.letters.setListed(id, false);
		const found = await find(`/newsletter/${slug}`);
		expect([found.init?.status, found.data.address.indexed]).toEqual([200, false]);
		expect((await list("/newsletter/archive")).heads).toEqual([]);
	});

	it("hold nothing that only one reader has", async () => {
		const site = await open();
		await startedLetter(site);
		const shown = JSON.stringify((await site.find(`/newsletter/${slug}`)).data.found);
		expect(shown).not.toMatch(/token|unsubscribe|example\.com/);
	});
});
