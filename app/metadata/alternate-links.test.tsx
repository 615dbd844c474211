import "#platform/testing/dom.ts";
import { cleanup, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { siteTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { type AddressHandle, LanguageAlternates, type PageAddress } from "./alternate-links.tsx";

const siteUrl = "https://duo.example";
const site = siteTexts({ ...defaultFacts, name: "Duo" }).facts("en");

beforeEach(() => document.head.replaceChildren());
afterEach(cleanup);

/** Returns the head of a page at an address. */
function headOf(path: string, page: { handle?: AddressHandle; address?: PageAddress; root?: boolean } = {}) {
	const loader = () => null;
	const root = page.root === false ? undefined : { siteUrl, site };
	const child = { path: "*", loader, handle: page.handle, element: <LanguageAlternates />, id: "page" };
	const frame = { path: "/", id: "root", loader, element: <Outlet />, children: [child] };
	const router = createMemoryRouter([frame], {
		initialEntries: [path],
		hydrationData: { loaderData: { root, page: { address: page.address } } },
	});
	render(<RouterProvider router={router} />);
	return [...document.querySelectorAll("link, meta[name=robots]")].map((element) =>
		[element.getAttribute("rel"), element.getAttribute("hreflang"), element.getAttribute("href")]
			.concat(element.getAttribute("content"))
			.filter(Boolean)
			.join(" "),
	);
}

describe("the canonical address of a page", () => {
	it.each([
		["/how-it-works", "/how-it-works"],
		["/How-It-Works/", "/how-it-works"],
		["/fr/how-it-works", "/fr/how-it-works"],
	])("is, of %s, its one spelling, and both languages", (path, canonical) => {
		expect(headOf(path)).toEqual(
			expect.arrayContaining([
				`canonical ${siteUrl}${canonical}`,
				`alternate en ${siteUrl}/how-it-works`,
				`alternate fr ${siteUrl}/fr/how-it-works`,
				`alternate x-default ${siteUrl}/how-it-works`,
			]),
		);
	});

	it("is, in each language, the one that the page names", () => {
		const paths = { en: "/blog/the-sea", fr: "/fr/blog/la-mer" };
		expect(headOf("/fr/blog/la-mer", { address: { indexed: true, query: "", paths } })).toEqual(
			expect.arrayContaining([
				`canonical ${siteUrl}/fr/blog/la-mer`,
				`alternate en ${siteUrl}/blog/the-sea`,
				`alternate fr ${siteUrl}/fr/blog/la-mer`,
				`alternate x-default ${siteUrl}/blog/the-sea`,
			]),
		);
	});

	it("is another site's if the page names one, without alternates", () => {
		const canonical = "https://revue.example/la-mer";
		const paths = { en: "/blog/the-sea", fr: "/fr/blog/la-mer" };
		const head = headOf("/fr/blog/la-mer", { address: { indexed: true, query: "", paths, canonical } });
		expect(head).toEqual([`canonical ${canonical}`, `alternate ${siteUrl}/fr/feed.xml`]);
	});

	it("names the feed of its language", () => {
		expect(headOf("/fr/blog")).toContain(`alternate ${siteUrl}/fr/feed.xml`);
	});

	it("keeps the part of the query that identifies the page, in every language", () => {
		const head = headOf("/blog?page=2&x=1", { address: { indexed: true, query: "?page=2" } });
		expect(head).toContain(`canonical ${siteUrl}/blog?page=2`);
		expect(head).toContain(`alternate fr ${siteUrl}/fr/blog?page=2`);
	});

	it.each([
		["a page that says so itself", "/blog", { handle: { indexed: false } }],
		["a page whose data says so", "/blog", { address: { indexed: false, query: "" } }],
		["a private preview", "/preview/secret", {}],
		["the content area", "/admin/dashboard", {}],
		["a page of one reader", "/newsletter/confirm", {}],
		["the page of a failure", "/blog", { root: false }],
	])("asks search engines to pass by %s, and tells its address to nobody", (_what, path, page) => {
		expect(headOf(path, page)).toEqual(["noindex"]);
	});
});
