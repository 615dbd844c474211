import { type BoundFunctions, queries } from "@testing-library/dom";
import { Window } from "happy-dom";
import { defaultFacts, type Facts } from "#app/site/facts.ts";
import { type TestSiteOptions, testSite } from "./test-site.ts";
import { unbuiltPages } from "./unbuilt-pages.ts";

export type ReadPage = Awaited<ReturnType<Awaited<ReturnType<typeof openReader>>["read"]>>;

/** Opens the site as somebody reads it who has no script: every page as the server answers it. */
export async function openReader(options: Omit<TestSiteOptions, "page" | "build"> = {}) {
	const site = await testSite({ ...options, build: await unbuiltPages() });

	/** Opens an address, and reads the document that is answered. */
	async function read(path: string, request: RequestInit = {}) {
		const answer = await site.app.request(path, request);
		const html = await answer.text();
		const document = lazyDocument(html, `http://localhost:3000${path}`);
		const all = (selector: string) => [...document().querySelectorAll<HTMLElement>(selector)];
		return {
			path,
			status: answer.status,
			headers: answer.headers,
			html,
			get document() {
				return document();
			},
			...queriesOf(document),
			all,
			/** Returns the text of each such element. */
			texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
			/** All that the page itself says, without the frame around it. */
			said: () => visibleText(document().querySelector("main")),
			/** Returns the links of the page itself, without the frame around it. */
			links: () => all("main a").map((link) => link.getAttribute("href")),
			/** Returns the content of a `<meta>` with this name or property. */
			meta: (name: string) =>
				document().querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content"),
			/** Returns the page's structured data of this type. */
			data: (type: string) =>
				all('script[type="application/ld+json"]')
					.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
					.flatMap((each) => (Array.isArray(each["@graph"]) ? each["@graph"] : [each]))
					.filter((each) => each["@type"] === type),
		};
	}

	/** Sends a form of a page as a browser without scripts does, and reads what is answered. */
	function post(path: string, fields: Record<string, string> = {}, origin = "http://localhost:3000") {
		return read(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: origin } });
	}

	/** Says something else of the business than a new site does. */
	async function state(facts: Partial<Facts>): Promise<void> {
		const { version } = await site.stores.facts.find();
		await site.stores.facts.save({ ...defaultFacts, ...facts }, version);
	}

	return { ...site, read, post, state };
}

/**
 * Returns a document of its own, in which nothing runs: parsed when it is first looked into, which takes twice as long
 * as the site takes to answer.
 */
function lazyDocument(html: string, url: string): () => Document {
	let document: Document | undefined;
	return () => {
		if (document === undefined) {
			const window = new Window({ url });
			window.document.write(html);
			document = window.document as unknown as Document;
		}
		return document;
	};
}

/** Returns the queries of Testing Library over the body of a document. */
function queriesOf(document: () => Document) {
	const bound = Object.entries(queries).map(([name, query]) => [
		name,
		(...asked: unknown[]): unknown => Reflect.apply(query, undefined, [document().body, ...asked]),
	]);
	return Object.fromEntries(bound) as BoundFunctions<typeof queries>;
}

/** Returns the words of a part of a page: what is written for machines alone is none. */
function visibleText(part: Element | null): string {
	const copy = part?.cloneNode(true) as Element | undefined;
	for (const script of copy?.querySelectorAll("script, style") ?? []) script.remove();
	return copy?.textContent ?? "";
}
