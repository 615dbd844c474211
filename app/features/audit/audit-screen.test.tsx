import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import AuditScreen from "./audit.admin.tsx";

it("the record shows who did what, with the owner in the reader's language, and that nobody is told by mail", async () => {
	const browser = await openBrowser("fr");
	await browser.stores.audit.record({
		action: "article-saved",
		person: { id: "owner", name: "" },
		device: "Firefox, Windows",
		subject: "Premiers rendez-vous",
	});
	await browser.stores.audit.countFailedTry();
	const { tab } = await openScreen(browser, <AuditScreen />);
	expect(tab.getByRole("heading", { level: 2 }).textContent).toBe("3 entrées");
	expect(tab.getByText("Article enregistré")).toBeDefined();
	expect(tab.getByText(/Propriétaire · Firefox, Windows$/)).toBeDefined();
	expect(tab.getByText("Premiers rendez-vous")).toBeDefined();
	expect(tab.getByText(/Personne de connecté · 1 essai en une heure$/)).toBeDefined();
	expect(tab.getByText("Nouvel appareil")).toBeDefined();
	expect(tab.getByText(/Personne n’est averti par e-mail/)).toBeDefined();
});

it("the record says when nothing matches a filter, and shows everything again", async () => {
	const browser = await openBrowser();
	const { tab, press } = await openScreen(browser, <AuditScreen />, "/admin/screen?action=person-removed");
	expect(tab.getByText("No entry matches")).toBeDefined();
	await press("Show everything");
	expect(tab.getByText("Signed in")).toBeDefined();
});

it("the record reads on to earlier entries, and focuses the first of them", async () => {
	const browser = await openBrowser();
	for (let number = 1; number <= 52; number += 1) {
		await browser.stores.audit.record({ action: "article-saved", subject: `Article ${number}` });
	}
	const { tab, press } = await openScreen(browser, <AuditScreen />);
	const rows = () => within(tab.getByRole("list", { name: "Record" })).getAllByRole("listitem");
	expect(rows()).toHaveLength(50);
	await press("Show earlier entries");
	expect(rows()).toHaveLength(53);
	expect(document.activeElement).toBe(rows()[50]);
	expect(screen.queryByRole("button", { name: "Show earlier entries" })).toBeNull();
});
