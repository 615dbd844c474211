import { useEffect } from "react";
import { useLocation } from "react-router";
import type { FactId } from "#app/site/facts.ts";

/** The anchor of a fact's field in its form. */
export function anchorOfFact(id: FactId): string {
	return `fact-${id}`;
}

/** Leads to the field that the address names by its anchor. */
export function useFieldOfAddress(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const field = hash === "" ? null : document.getElementById(hash.slice(1));
		field?.scrollIntoView({ block: "center" });
		field?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
	}, [hash]);
}
