import { useEffect } from "react";
import { useLocation } from "react-router";

/** Leads to the field that the address names by its anchor, once the form is there. */
export function useFieldOfAddress(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const field = hash === "" ? null : document.getElementById(hash.slice(1));
		field?.scrollIntoView({ block: "center" });
		field?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
	}, [hash]);
}
