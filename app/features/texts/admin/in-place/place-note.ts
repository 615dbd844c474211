/** The note below a place that is being edited. */
export type PlaceNote = { text: string; isProblem: boolean };

/** The description of a place for screen readers. */
export const noteId = "place-note";
/** Pixels between the place, its note and the edges of the page. */
const gap = 8;

/**
 * A line on the page itself: phones have no room beside it, and screen readers read it with the
 * place.
 */
export function addNote(place: HTMLElement) {
	const page = place.ownerDocument;
	const line = page.createElement("div");
	line.id = noteId;
	line.setAttribute("role", "status");
	page.body.append(line);

	function say({ text, isProblem }: PlaceNote): void {
		if (line.textContent !== text) line.textContent = text;
		line.toggleAttribute("data-problem", isProblem);
		follow();
	}

	/** Stands below the place, however long that has become. */
	function follow(): void {
		const root = page.documentElement;
		const { left, bottom } = place.getBoundingClientRect();
		const farthest = root.clientWidth - line.offsetWidth - gap;
		line.style.left = `${Math.max(gap, Math.min(left, farthest)) + root.scrollLeft}px`;
		line.style.top = `${bottom + gap + root.scrollTop}px`;
	}

	return { say, follow, remove: () => line.remove() };
}

/** The note's style on every page. */
export const noteStyle = `
	#${noteId} {
		position: absolute; z-index: 2147483647; box-sizing: border-box;
		max-width: min(24rem, calc(100vw - ${2 * gap}px)); padding: 0.5rem 0.75rem;
		border: 1px solid #e3d2bf; border-radius: 2px; background: #fff; color: #5c5148;
		font: 400 0.9375rem/1.45 var(--font-sans, sans-serif); letter-spacing: 0; text-align: left;
	}
	#${noteId}[data-problem] { border-color: #b8320c; color: #b8320c; }
`;
