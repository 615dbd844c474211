/** Something on a page: what it is, and how its name begins. The whole name comes first. */
export type Target = {
	kind: "button" | "link" | "field" | "heading" | "text" | "question" | "tab" | "option";
	name: string;
	/** A part of the page to look in, as a selector. */
	within?: string;
};

/** The middle of what was found, and whether nothing lies over it. */
export type Found = { x: number; y: number; isReached: boolean };

/**
 * Runs in the page: it may use nothing around it. What is out of view is brought there for the next
 * look.
 */
export async function findInPage({ kind, name, within }: Target): Promise<Found | null> {
	const selectors = {
		button: "button",
		link: "a[href]",
		field: "input, textarea",
		heading: "h1, h2, h3",
		text: "p, li, span, strong, em, h1, h2, h3, div",
		question: "summary",
		tab: "[role=tab]",
		option: "[role=option]",
	};
	const isSeen = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
	};
	const nameOf = (element: Element) => {
		const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
		const words = label ? (element.labels?.[0]?.textContent ?? element.placeholder) : element.textContent;
		return (element.getAttribute("aria-label") ?? words ?? "").replace(/\s+/g, " ").trim();
	};
	const root = within === undefined ? document : document.querySelector(within);
	const seen = [...(root?.querySelectorAll(selectors[kind]) ?? [])].filter(isSeen);
	const element =
		seen.find((one) => nameOf(one) === name) ?? seen.find((one) => nameOf(one).startsWith(name));
	if (element === undefined) return null;
	const before = element.getBoundingClientRect();
	await new Promise((resolve) => setTimeout(resolve, 60));
	const after = element.getBoundingClientRect();
	const stands = before.top === after.top && before.left === after.left;
	const isOutside = after.top < 0 || after.bottom > innerHeight;
	if (stands && isOutside) element.scrollIntoView({ block: "center", behavior: "instant" });
	const x = after.left + after.width / 2;
	const y = after.top + after.height / 2;
	const topmost = document.elementFromPoint(x, y);
	const isUncovered = topmost !== null && (element.contains(topmost) || topmost.contains(element));
	return { x, y, isReached: isUncovered && stands && !isOutside };
}
