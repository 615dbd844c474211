import type { Target } from "#e2e/support/hand.ts";

/** The middle of what was found, and whether nothing lies over it. */
export type Found = { x: number; y: number; isReached: boolean };

/**
 * Runs in the page: it may use nothing around it. What is out of view or covered is brought to the
 * middle for the next look. The whole name comes first.
 */
export async function findInPage({ kind, name, within }: Target): Promise<Found | null> {
	const selectors = {
		button: "button",
		link: "a[href]",
		field: "input, textarea, [role=textbox]",
		heading: "h1, h2, h3",
		text: "p, li, span, strong, em, h1, h2, h3, div",
		question: "summary",
		tab: "[role=tab]",
		option: "[role=option]",
		choice: "[role=radio]",
		picture: "img[src]",
		box: "[role=combobox]",
		action: "[role=menuitem]",
	};
	const isSeen = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
	};
	const wordsOf = (part: Element | undefined) => {
		if (part === undefined || kind === "text") return part?.textContent;
		const copy = part.cloneNode(true) as Element;
		for (const sign of copy.querySelectorAll("[aria-hidden=true]")) sign.remove();
		return copy.textContent;
	};
	const nameOf = (element: Element) => {
		const { labels, placeholder } = element as HTMLInputElement;
		const isLabelled = element.matches("input, textarea, [role=combobox]");
		const words = isLabelled ? (wordsOf(labels?.[0]) ?? placeholder) : wordsOf(element);
		const label = element.getAttribute("aria-label") ?? element.getAttribute("alt");
		return (label ?? words ?? "").replace(/\s+/g, " ").trim();
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
	const x = after.left + after.width / 2;
	const y = after.top + after.height / 2;
	const topmost = document.elementFromPoint(x, y);
	const isUncovered = topmost !== null && (element.contains(topmost) || topmost.contains(element));
	// A button of an answer takes no click in its first moment: that is the second one of two.
	const takesClicks = kind !== "button" || getComputedStyle(element).pointerEvents !== "none";
	const isReached = takesClicks && isUncovered && after.top >= 0 && after.bottom <= innerHeight;
	if (stands && !isReached) element.scrollIntoView({ block: "center", behavior: "instant" });
	return { x, y, isReached: isReached && stands };
}
