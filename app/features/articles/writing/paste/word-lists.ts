import { styleOf, textOf } from "./dom.ts";

/** A paragraph that Word shows as a list item. */
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
