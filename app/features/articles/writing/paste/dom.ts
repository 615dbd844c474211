/** Returns an element's own styles, in lower case. */
export function styleOf(element: Element): string {
	return (element.getAttribute("style") ?? "").toLowerCase();
}

/** Returns whether an element's own style holds `name: value`, with a pattern for the value. */
export function hasStyle(element: Element, name: string, value: string): boolean {
	return new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*(?:${value})`).test(styleOf(element));
}

export function unwrap(element: Element): void {
	element.replaceWith(...element.childNodes);
}

export function rename(element: Element, name: string): Element {
	const renamed = element.ownerDocument.createElement(name);
	renamed.append(...element.childNodes);
	element.replaceWith(renamed);
	return renamed;
}

export function textOf(node: Node): string {
	return (node.textContent ?? "").replace(/[\s\u00a0]+/g, " ").trim();
}

export const blockNames =
	"p,div,section,article,header,footer,main,aside,figure,figcaption,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,table,tbody,thead,tfoot,tr,td,th,hr,dl,dt,dd,address,center,form,fieldset";
