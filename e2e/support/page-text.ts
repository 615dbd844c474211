import type { APIRequestContext } from "@playwright/test";
import { type Document, type Element, Window } from "happy-dom";

/** A text that a visitor reads or hears, with the language of the nearest element. */
export type ReadText = { text: string; language: string };

/** Returns the document that the server sends for an address, before anything runs in it. */
export async function sentDocument(request: APIRequestContext, address: string): Promise<Document> {
	const { DOMParser } = new Window();
	return new DOMParser().parseFromString(await (await request.get(address)).text(), "text/html");
}

/**
 * Returns every text of a document, in its order: what is in its elements, closed answers too, and what
 * is in its labels, alternatives, title and description. Spaces are single plain ones.
 */
export function textsOf(document: Document): ReadText[] {
	const read: ReadText[] = [];
	const add = (text: string | null, element: Element | null) => {
		const plain = (text ?? "").replace(/\s+/g, " ").trim();
		const language = element?.closest("[lang]")?.getAttribute("lang")?.toLowerCase() ?? "";
		if (plain !== "") read.push({ text: plain, language });
	};
	const walker = document.createTreeWalker(document.body, showText);
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		const element = node.parentElement;
		if (element?.closest("script, style, noscript, template") === null) add(node.textContent, element);
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
}

/** NodeFilter.SHOW_TEXT: a tree walk stops at texts. */
const showText = 4;
