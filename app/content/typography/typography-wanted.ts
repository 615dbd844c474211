import { useSyncExternalStore } from "react";

/** The key under which this device remembers that signs are to stay as they are typed. */
const key = "editor_typography";

/** Everything on the screen that shows whether it is wanted. */
const watching = new Set<() => void>();

/** Returns whether typed signs are given the typography of their language, as this device remembers. */
export function isTypographyWanted(): boolean {
	return localStorage.getItem(key) !== "off";
}

/** The same as it is shown, wherever it is switched. */
export function useTypographyWanted(): [wanted: boolean, want: (wanted: boolean) => void] {
	return [useSyncExternalStore(watch, isTypographyWanted, () => true), want];
}

function want(wanted: boolean): void {
	if (wanted) localStorage.removeItem(key);
	else localStorage.setItem(key, "off");
	for (const look of watching) look();
}

function watch(look: () => void): () => void {
	watching.add(look);
	window.addEventListener("storage", look);
	return () => {
		watching.delete(look);
		window.removeEventListener("storage", look);
	};
}
