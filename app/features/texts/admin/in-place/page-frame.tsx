import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFittingScale } from "#app/admin-ui/page-widths.ts";
import { focusStop, markChosen, type PageText, stopAt, textAt, withoutScripts } from "./marked-page.ts";
import { isInPlace, isWrittenIn } from "./taken-place.ts";

/** A page with a doctype is laid out as browsers do today. */
const emptyPage = "<!doctype html><title></title>";

/** The scale below which what one writes could not be read: the page is as wide as there is room instead. */
const leastScale = 0.6;

/** A text of the page that is to be changed, and where it was pressed. */
export type ChosenPageText = PageText & { pointer: { x: number; y: number } | undefined };

/**
 * The real page in a frame, without its scripts, scaled down to fit. Each text lights up and is chosen by
 * pointer or keyboard. A changed page replaces the one before, but never while a text is being edited.
 */
export function PageFrame(props: {
	/** Undefined while the page is about to change. */
	html: string | undefined;
	/** Grows when what was written on the page goes though the page is the same. */
	renewals: number;
	title: string;
	/** The width in pixels of the page. */
	width: number;
	chosen: string | undefined;
	frame: RefObject<HTMLIFrameElement | null>;
	onChoose(text: ChosenPageText): void;
}) {
	const { html, renewals, title, width, chosen, frame, onChoose } = props;
	const { box, scale } = useFittingScale<HTMLDivElement>(width);
	const isReadable = scale >= leastScale;
	const shown = useRef<{ html: string; renewals: number }>(undefined);
	const [page, setPage] = useState<Document>();

	useEffect(() => {
		if (page === undefined) return;
		const isNew = shown.current?.html !== html || shown.current?.renewals !== renewals;
		// The chosen text tells when editing begins and ends.
		if (html !== undefined && isNew && !isWrittenIn(page)) {
			const focused = page.hasFocus() ? stopAt(page, page.activeElement) : -1;
			const scrolled = page.documentElement.scrollTop;
			const next = page.importNode(withoutScripts(html).documentElement, true);
			page.documentElement.remove();
			page.append(next);
			next.scrollTop = scrolled;
			focusStop(page, focused);
			shown.current = { html, renewals };
		}
		markChosen(page, chosen);
	}, [chosen, html, renewals, page]);

	useChoosing(page, onChoose);

	return (
		<div ref={box} className="h-[75svh] overflow-hidden">
			<iframe
				ref={frame}
				title={title}
				srcDoc={emptyPage}
				onLoad={() => {
					shown.current = undefined;
					setPage(frame.current?.contentDocument ?? undefined);
				}}
				className="origin-top-left rounded-[2px] border border-clay bg-white"
				style={
					isReadable
						? { width, height: `calc(75svh / ${scale})`, transform: `scale(${scale})` }
						: { width: "100%", height: "100%" }
				}
			/>
		</div>
	);
}

/** Has texts of the page chosen by pointer or keyboard; nothing else of it works. */
function useChoosing(page: Document | undefined, onChoose: (text: ChosenPageText) => void): void {
	const choose = useRef(onChoose);
	choose.current = onChoose;

	useEffect(() => {
		if (page === undefined) return undefined;
		const take = (event: Event) => {
			// Links and forms of the page lead nowhere here.
			event.preventDefault();
			const text = textAt(event.target);
			if (text === undefined || isInPlace(event.target)) return;
			// Within the press itself: phones show their keyboard for nothing else.
			flushSync(() => choose.current({ ...text, pointer: pointerOf(event) }));
		};
		const press = (event: KeyboardEvent) => {
			if (event.key === "Enter" && textAt(event.target) !== undefined) take(event);
		};
		page.addEventListener("click", take);
		page.addEventListener("submit", take);
		page.addEventListener("keydown", press);
		return () => {
			page.removeEventListener("click", take);
			page.removeEventListener("submit", take);
			page.removeEventListener("keydown", press);
		};
	}, [page]);
}

/** The pointer's position; a click by the keyboard has none. */
function pointerOf(event: Event): ChosenPageText["pointer"] {
	const { clientX, clientY, detail } = event as MouseEvent;
	return event.type === "click" && detail > 0 ? { x: clientX, y: clientY } : undefined;
}
