import { rename, styleOf, textOf, unwrap } from "./dom.ts";

/** Matches the bullets that people and programs put before list items. */
const bullet = /^[\s\u00a0]*[•●◦▪‣·⁃∙][\s\u00a0]+/;

/** Makes lists valid HTML: items within their list, nested lists within the item above. */
export function repairLists(body: HTMLElement): void {
	levelledLists(body);
	for (const list of [...body.querySelectorAll("ul,ol")]) {
		for (const child of [...list.children]) {
			if (child.matches("ul,ol")) nest(child);
			else if (!child.matches("li")) wrapInItem(child);
		}
	}
	for (const item of [...body.querySelectorAll("li")]) {
		if (item.closest("ul,ol") === null) rename(item, "p");
		else if (textOf(item) === "" && item.querySelector("img") === null) item.remove();
	}
	for (const list of [...body.querySelectorAll("ul,ol")]) if (list.children.length === 0) list.remove();
	bulletParagraphs(body);
}

/** Moves a list in a list into the item above it. */
function nest(list: Element): void {
	const item = list.previousElementSibling;
	if (item?.matches("li")) item.append(list);
	else unwrap(list);
}

function wrapInItem(child: Element): void {
	const item = child.ownerDocument.createElement("li");
	child.replaceWith(item);
	item.append(child);
}

/** Joins the lists that Word on the web copies for each item, by their levels. */
function levelledLists(body: HTMLElement): void {
	for (const wrapper of [...body.querySelectorAll(".ListContainerWrapper")]) unwrap(wrapper);
	const open: Element[] = [];
	for (const item of [...body.querySelectorAll("li[data-aria-level]")]) {
		const list = item.parentElement;
		const level = Number(item.getAttribute("data-aria-level"));
		if (list === null || list.children.length !== 1) continue;
		const before = list.previousElementSibling;
		const top = open[0]?.parentElement;
		if (before === null || before !== top) open.length = 0;
		open.length = Math.min(open.length, level);
		const sibling = open[level - 1];
		if (sibling?.parentElement?.localName === list.localName) {
			sibling.after(item);
			list.remove();
		} else if (level > 1) open[level - 2]?.append(list);
		open[level - 1] = item;
	}
}

function bulletParagraphs(body: HTMLElement): void {
	for (const paragraph of [...body.querySelectorAll("p,div")]) {
		if (paragraph.querySelector("p,div,ul,ol,table") !== null) continue;
		if (!bullet.test(paragraph.textContent ?? "")) continue;
		const first = firstText(paragraph);
		if (first === undefined || !bullet.test(first.data)) continue;
		first.data = first.data.replace(bullet, "");
		const before = paragraph.previousElementSibling;
		const item = rename(paragraph, "li");
		if (before?.matches("ul[data-bullets]")) before.append(item);
		else {
			const list = item.ownerDocument.createElement("ul");
			list.setAttribute("data-bullets", "");
			item.replaceWith(list);
			list.append(item);
		}
	}
}

function firstText(element: Element): Text | undefined {
	const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	while (walker.nextNode() !== null) {
		const text = walker.currentNode as Text;
		if (text.data.trim() !== "") return text;
	}
	return undefined;
}

type ListItem = { element: Element; level: number; list: string; ordered: boolean; start: number };

/** Turns the paragraphs that Word copies for list items into lists. */
export function wordLists(body: HTMLElement): void {
	let open: Element[] = [];
	let last: ListItem | undefined;
	for (const element of [...body.querySelectorAll("p,h1,h2,h3,h4,h5,h6,li[data-aria-level],div")]) {
		if (!element.isConnected && !body.contains(element)) continue;
		const item = readListItem(element);
		if (item === undefined) continue;
		const follows = last !== undefined && isBeside(last.element, element) && last.list === item.list;
		if (!follows) open = [];
		open = place(item, open.slice(0, item.level), body);
		last = { ...item, element: open.at(-1) ?? element };
	}
}

function readListItem(element: Element): ListItem | undefined {
	const style = styleOf(element);
	const level = /mso-list:\s*(\S+)\s+level(\d)/.exec(style);
	if (level === null) return undefined;
	const marker = element.querySelector("[style*='mso-list:Ignore' i]") ?? undefined;
	const text = marker === undefined ? "" : textOf(marker);
	marker?.remove();
	const number = /^\(?(\d+|[a-z]{1,4})[.)]/i.exec(text)?.[1];
	return {
		element,
		level: Number(level[2]),
		list: level[1] ?? "",
		ordered: number !== undefined,
		start: Number.parseInt(number ?? "1", 10) || 1,
	};
}

/** Returns whether an element follows the list that the one before it was put into. */
function isBeside(item: Element, next: Element): boolean {
	let top: Element = item;
	while (top.parentElement !== null && top.parentElement !== next.parentElement) top = top.parentElement;
	let between = top.nextSibling;
	while (between !== null && between !== next && textOf(between) === "") between = between.nextSibling;
	return between === next;
}

/** Adds an item to its list. @returns the open lists, with the new item at their end. */
function place({ element, level, ordered, start }: ListItem, items: Element[], body: HTMLElement): Element[] {
	const document = body.ownerDocument;
	const item = document.createElement("li");
	item.append(...element.childNodes);
	const open = [...items];
	const sibling = open[level - 1];
	const name = ordered ? "ol" : "ul";
	if (sibling?.parentElement?.localName === name) {
		sibling.after(item);
		element.remove();
	} else {
		const list = document.createElement(name);
		if (ordered && start > 1) list.setAttribute("start", String(start));
		list.append(item);
		const parent = open.slice(0, level - 1).findLast(Boolean);
		if (sibling !== undefined) sibling.parentElement?.after(list);
		else if (parent !== undefined) parent.append(list);
		else element.before(list);
		element.remove();
	}
	open[level - 1] = item;
	return open;
}
