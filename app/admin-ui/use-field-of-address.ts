import { useEffect } from "react";
import { useLocation } from "react-router";

/** Scrolls to the field of the address's anchor, and focuses it. */
export function useFieldOfAddress(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const field = hash === "" ? null : document.getElementById(hash.slice(1));
		field?.scrollIntoView({ block: "center" });
		field?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
	}, [hash]);
}
