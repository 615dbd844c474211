import "#platform/testing/dom.ts";
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { activeMembersKey } from "#app/features/settings/setting.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { apiRequest } from "./client.ts";
import { useApiMutation, useErrorToast } from "./use-api-mutation.ts";

const path = "/api/settings";
type Setting = { value: string };

/** A small screen: the number of members, and a button that changes it. */
function Members({ description }: { description?: string }) {
	const settings = useQuery<Setting[]>({ queryKey: [path] });
	useErrorToast(settings.error, "Not read");
	const change = useApiMutation({
		send: (value: string) => apiRequest<Setting>("POST", path, { key: activeMembersKey, value }),
		refreshes: [[path]],
		done: { title: "Saved", description: "All of it." },
		failed: { title: "Not saved", ...(description !== undefined && { description }) },
	});
	return (
		<>
			<output>{settings.data?.[0]?.value ?? "none"}</output>
			{["310", "many"].map((value) => (
				<button key={value} type="button" disabled={change.isPending} onClick={() => change.mutate(value)}>
					{value}
				</button>
			))}
		</>
	);
}

async function open(description?: string) {
	const browser = await openBrowser();
	const show = async () => {
		render(<Members {...(description !== undefined && { description })} />, { wrapper: browser.wrapper });
		await browser.settled();
	};
	const press = async (name: string) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name })));
		await browser.settled();
	};
	return { browser, show, press };
}

const members = () => document.querySelector("output")?.textContent;

describe("a change that the server made", () => {
	it("shows a toast, and invalidates its queries", async () => {
		const { browser, show, press } = await open();
		await show();
		expect(members()).toBe("none");
		await press("310");
		expect(browser.toast()).toContain("Saved");
		expect(browser.toast()).toContain("All of it.");
		expect(members()).toBe("310");
	});
});

describe("a change that was not made", () => {
	it("is shown with the server's message", async () => {
		const { browser, show, press } = await open();
		await show();
		await press("many");
		expect(browser.toast()).toContain("Not saved");
		expect(browser.toast()).toContain("Please enter a valid number");
		expect(members()).toBe("none");
	});

	it("is shown with the screen's message if there is one", async () => {
		const { browser, show, press } = await open("Nothing of it.");
		await show();
		await press("many");
		expect(browser.toast()).toContain("Nothing of it.");
		expect(browser.toast()).not.toContain("Please enter a valid number");
	});

	it("does not show the browser's own network error", async () => {
		const { browser, show, press } = await open();
		await show();
		browser.network.cut();
		await press("310");
		expect(browser.toast()).toContain("Not saved");
		expect(browser.toast()).not.toMatch(/fetch|TypeError/);
	});

	it("is not repeated by itself: who pressed once asked once", async () => {
		const { browser, show, press } = await open();
		await show();
		browser.network.breakDown("POST", path, 500);
		await press("310");
		await browser.pass(60_000);
		expect(browser.network.sent("POST", path)).toHaveLength(1);
	});

	it("shows no toast for an ended session", async () => {
		const { browser, show, press } = await open();
		await show();
		await browser.endSession();
		await press("310");
		expect(browser.toast()).not.toContain("Not saved");
	});
});

describe("a reading that fails", () => {
	it("is shown once", async () => {
		const { browser, show } = await open();
		browser.network.breakDown("GET", path, 400);
		await show();
		expect(browser.toast()).toContain("Not read");
		await browser.pass(60_000);
		expect(browser.network.sent("GET", path)).toHaveLength(1);
	});
});
