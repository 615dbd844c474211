import type { Element } from "hast";
import { visit } from "unist-util-visit";

const address = /url\(\s*["']?#([^"')]+)["']?\s*\)/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const simpleSelector = /^[.#][\w-]+$/;

/**
 * Counts how often a drawing has others drawn within it: masks, clip paths and what `use` repeats,
 * each as often as what it stands in is drawn. A reference to itself counts without end.
 */
export function countReferences(drawing: Element): number {
	const byId = new Map<string, Element>();
	const rules: { selector: string; names: string[] }[] = [];
	visit(drawing, "element", (element) => {
		const id = element.properties.id;
		if (id !== undefined && !byId.has(String(id))) byId.set(String(id), element);
		if (element.tagName === "style") rules.push(...rulesOf(element));
	});
	/** Undefined while it is being counted. */
	const counts = new Map<Element, number | undefined>();

	function referencesOf({ tagName, properties }: Element): string[] {
		const { mask, clipPath, style, href, xLinkHref, id, className } = properties;
		const classes = [className].flat().map((name) => `.${name}`);
		const own = [mask, clipPath, style].flatMap((value) => namesIn(String(value ?? "")));
		const used = tagName === "use" ? [String(href ?? xLinkHref ?? "").replace(/^\s*#/, "")] : [];
		const ruled = rules.filter(
			({ selector }) => !simpleSelector.test(selector) || classes.includes(selector) || selector === `#${id}`,
		);
		return [...own, ...used, ...ruled.flatMap(({ names }) => names)];
	}

	function countIn(element: Element): number {
		if (counts.has(element)) return counts.get(element) ?? Number.POSITIVE_INFINITY;
		counts.set(element, undefined);
		let count = 0;
		for (const name of referencesOf(element)) {
			const target = byId.get(name);
			if (target !== undefined && isDrawn(target)) count += 1 + countIn(target);
		}
		for (const child of element.children) if (child.type === "element") count += countIn(child);
		counts.set(element, count);
		return count;
	}

	return countIn(drawing);
}

/** Gradients paint without drawing anything themselves. */
function isDrawn({ tagName }: Element): boolean {
	return !/gradient$/i.test(tagName);
}

/** The rules of a stylesheet that name other elements, by each of their selectors. */
function rulesOf({ children }: Element) {
	const text = children.map((child) => (child.type === "text" ? child.value : "")).join("");
	return [...text.replace(/\/\*.*?\*\//gs, "").matchAll(rule)].flatMap(([, selectors = "", body = ""]) => {
		const names = namesIn(body);
		return names.length === 0
			? []
			: selectors.split(",").map((selector) => ({ selector: selector.trim(), names }));
	});
}

function namesIn(value: string): string[] {
	return [...value.matchAll(address)].map(([, name = ""]) => name);
}
