import type { Page } from "@playwright/test";

type Stop = { name: string; faults: string[] };

/** Returns the focused element, and the key that leads from there to a target; none if that has the focus. */
type Look = { stop: Stop | undefined; key: string | undefined };

/**
 * Returns the focused element and the reasons why a visitor cannot see the focus; undefined once
 * the focus leaves the page.
 */
export async function focusedStop(page: Page): Promise<Stop | undefined> {
	return (await page.evaluate(lookAtFocus, null)).stop;
}

/** Runs in a page, in one go: a journey by keyboard asks at each of its stops. */
export function lookAtFocus(target: Element | null): Look {
	function stopAt(element: Element): Stop {
		const faults: string[] = [];
		const hasRing = (candidate: Element | null) => {
			if (candidate === null) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
			return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
		};
		// A field may leave the ring to the form that looks like one field with its button.
		if (!hasRing(element) && !hasRing(element.parentElement)) faults.push("has no ring");
		const { left, top, right, bottom } = element.getBoundingClientRect();
		if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
			faults.push("is off the screen");
		// Along its edges too: it may be covered in part, but not as a whole.
		const points = [0.1, 0.5, 0.9].flatMap((x) =>
			[0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
		);
		// A toast passes by itself: it covers nothing, unless the focus is in it.
		const toastAround = (candidate: Element) => candidate.closest("[role=region][aria-label*=F8]");
		const toast = toastAround(element);
		const seen = points.some(([x, y]) => {
			const hits = document.elementsFromPoint(x, y);
			const hit = hits.find((candidate) => toast !== null || toastAround(candidate) === null);
			return hit !== undefined && (element.contains(hit) || hit.contains(element));
		});
		if (!seen) faults.push("is covered");
		const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
		return { name: `${element.tagName.toLowerCase()} "${words}"`, faults };
	}

	function keyFrom(present: Element | null): string | undefined {
		if (target === null || present === target) return undefined;
		if (present === null) return "Tab";
		const isBehind = (present.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
		const group = target.closest("[role=toolbar], [role=radiogroup]");
		if (group?.contains(present) === true) return isBehind ? "ArrowLeft" : "ArrowRight";
		return isBehind ? "Shift+Tab" : "Tab";
	}

	const focused = document.activeElement === document.body ? null : document.activeElement;
	return { stop: focused === null ? undefined : stopAt(focused), key: keyFrom(focused) };
}
