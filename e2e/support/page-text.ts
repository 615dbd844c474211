import type { Page } from "@playwright/test";

/**
 * A text that a visitor reads or hears, and the language that the nearest marked element gives it.
 */
export type ReadText = { text: string; language: string };

/**
 * Every text of a page, in the order of the document: what is in its elements, closed answers too,
 * and what is in its labels, alternatives, title and description. Spaces are single plain ones.
 */
export async function textsOf(page: Page): Promise<ReadText[]> {
	return page.evaluate(() => {
		const read: ReadText[] = [];
		const languageOf = (element: Element | null) =>
			element?.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "";
		const add = (text: string | null, element: Element | null) => {
			const plain = (text ?? "").replace(/\s+/g, " ").trim();
			if (plain !== "") read.push({ text: plain, language: languageOf(element) });
		};
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode() !== null) {
			const element = walker.currentNode.parentElement;
			if (element?.closest("script, style, noscript, template") === null) {
				add(walker.currentNode.textContent, element);
			}
		}
		for (const name of ["alt", "aria-label", "placeholder", "title"]) {
			for (const element of document.body.querySelectorAll(`[${name}]`)) {
				add(element.getAttribute(name), element);
			}
		}
		add(document.title, document.documentElement);
		const description = document.head.querySelector('meta[name="description"]');
		add(description?.getAttribute("content") ?? "", document.documentElement);
		return read;
	});
}
