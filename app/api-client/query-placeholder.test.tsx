import "#platform/testing/dom.ts";
import { useQuery } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { apiRequest } from "./client.ts";
import { QueryPlaceholder } from "./query-placeholder.tsx";

const path = "/api/settings";

/** Opens a screen that shows how many settings there are, once it knows. */
async function open(language: Language = "en") {
	const browser = await openBrowser(language);
	function Settings() {
		const query = useQuery<object[]>({ queryKey: [path], queryFn: () => apiRequest("GET", path) });
		if (query.data !== undefined) return <p>{query.data.length} settings</p>;
		return <QueryPlaceholder query={query} rows={3} height="h-24" title="No settings" text="Not now." />;
	}
	const show = () => render(<Settings />, { wrapper: browser.wrapper });
	return { ...browser, show };
}

describe("the placeholder of a list", () => {
	it("shows as many skeleton rows as are expected, until the data has loaded", async () => {
		const { show, settled } = await open();
		const { container } = show();
		expect(screen.getByRole("status", { name: "Loading…" }).children).toHaveLength(3);
		expect(screen.queryByRole("alert")).toBeNull();
		await settled();
		expect(container.textContent).toContain("settings");
		expect(screen.queryByRole("status", { name: "Loading…" })).toBeNull();
	});

	it("says what could not be read, and reads it once more when asked", async () => {
		const { show, settled, network } = await open();
		network.breakDown("GET", path, 400);
		const { container } = show();
		await settled();
		expect(screen.getByRole("alert").textContent).toContain("No settingsNot now.");
		expect(network.sent("GET", path)).toHaveLength(1);
		network.repair();
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		await settled();
		expect(network.sent("GET", path)).toHaveLength(2);
		expect(screen.queryByRole("alert")).toBeNull();
		expect(container.textContent).toContain("settings");
	});

	it("speaks the language of the content area", async () => {
		const { show, settled, network } = await open("fr");
		network.breakDown("GET", path, 400);
		show();
		expect(screen.getByRole("status", { name: "Chargement…" })).toBeDefined();
		await settled();
		expect(screen.getByRole("button", { name: "Réessayer" })).toBeDefined();
	});
});
