import { useEffect, useRef } from "react";

/** Saves with Ctrl+S or Command+S: the browser would save the page's HTML. */
export function useSaveKey(save: () => void): void {
	const latest = useRef(save);
	useEffect(() => {
		latest.current = save;
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "s" || event.ctrlKey === event.metaKey || event.altKey) return;
			event.preventDefault();
			if (!event.repeat) latest.current();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
}
