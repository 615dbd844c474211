import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import ReviewScreen from "./review.admin.tsx";

it("the panel makes a private link to the draft beside the changes, and ends it", async () => {
	const browser = await openBrowser("fr");
	const { press } = await openScreen(browser, <ReviewScreen />);
	expect(screen.getByRole("region", { name: "Montrer à quelqu’un" })).toBeDefined();
	await press("Créer un lien d’aperçu");
	const address = screen.getByRole<HTMLInputElement>("textbox", { name: "Lien d’aperçu" }).value;
	const token = address.split("/draft/")[1] ?? "";
	expect(await browser.stores.draftLinks.findOpen(token)).toMatch(/^2026-01-22T/);
	await press("Désactiver le lien");
	expect(screen.queryByRole("textbox")).toBeNull();
	expect(await browser.stores.draftLinks.findOpen(token)).toBeUndefined();
});
