import { type RefObject, useEffect, useRef, useState } from "react";
import { keyAt, markChosen, withoutScripts } from "./marked-page.ts";

/** A page with a doctype is laid out as browsers do today. */
const emptyPage = "<!doctype html><title></title>";

/**
 * The real page in a frame, without its scripts: each text lights up, and is chosen by the pointer
 * or the keyboard. A page that changes takes the place of the one before without a flicker.
 */
export function PageFrame(props: {
	html: string;
	title: string;
	width: string;
	chosen: string | undefined;
	frame: RefObject<HTMLIFrameElement | null>;
	onChoose(key: string): void;
}) {
	const { html, title, width, chosen, frame, onChoose } = props;
	const choose = useRef(onChoose);
	choose.current = onChoose;
	const [page, setPage] = useState<Document>();

	useEffect(() => {
		if (page === undefined || html === "") return;
		const scrolled = page.documentElement.scrollTop;
		const next = page.importNode(withoutScripts(html).documentElement, true);
		page.replaceChild(next, page.documentElement);
		next.scrollTop = scrolled;
	}, [html, page]);

	useEffect(() => {
		if (page !== undefined && html !== "") markChosen(page, chosen);
	}, [chosen, html, page]);

	useEffect(() => {
		if (page === undefined) return undefined;
		const take = (event: Event) => {
			const key = keyAt(event.target);
			// Links and forms of the page lead nowhere here.
			event.preventDefault();
			if (key !== undefined) choose.current(key);
		};
		const press = (event: KeyboardEvent) => {
			if (event.key === "Enter" && keyAt(event.target) !== undefined) take(event);
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

	return (
		<iframe
			ref={frame}
			title={title}
			srcDoc={emptyPage}
			onLoad={() => setPage(frame.current?.contentDocument ?? undefined)}
			className="h-[75svh] max-w-full rounded-[2px] border border-clay bg-white"
			style={{ width }}
		/>
	);
}
