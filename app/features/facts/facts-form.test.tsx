import "#platform/testing/dom.ts";
import { act, fireEvent, render, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import FactsScreen from "./facts.admin.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the screen of facts in a tab of its own. */
async function openScreen(browser: Browser) {
	const router = createMemoryRouter([{ path: "/admin/facts", element: <FactsScreen /> }], {
		initialEntries: ["/admin/facts"],
	});
	const { container } = render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const tab = within(container);
	return {
		tab,
		name: () => tab.getByLabelText<HTMLInputElement>(/^Name/),
		type: (label: RegExp, value: string) =>
			act(() => void fireEvent.input(tab.getByLabelText(label), { target: { value } })),
		save: async () => {
			act(() => void fireEvent.click(tab.getByRole("button", { name: "Save Facts" })));
			await browser.settled();
		},
	};
}

describe("the form of facts", () => {
	it("saves all that was changed at once, and marks what is no longer a sample", async () => {
		const browser = await openBrowser();
		const { tab, type, save } = await openScreen(browser);
		type(/^Name/, "Duo");
		type(/^Membership fee/, "9000");
		await save();
		expect(browser.toast()).toContain("Facts saved");
		expect((await browser.stores.facts.find()).facts).toEqual({ ...defaultFacts, name: "Duo", fee: 9000 });
		expect(tab.getByLabelText(/^Name/).closest("div")?.parentElement?.textContent).not.toContain("Sample");
	});

	it("takes a picture from the library, shows it whole, and removes it", async () => {
		const browser = await openBrowser();
		const { facts, media } = browser.stores;
		const payQr = await media.add({ bytes: Uint8Array.from([1]), width: 400, height: 600 });
		const { tab, save } = await openScreen(browser);
		const code = within(tab.getByRole("group", { name: /^MauCAS QR code/ }));
		const press = async (name: string | RegExp, within = code) => {
			act(() => void fireEvent.click(within.getByRole("button", { name })));
			await browser.settled();
		};
		expect(code.getByText("No picture yet.")).toBeTruthy();
		await press("Choose from the library");
		await press(/^Use the image/, within(document.body));
		const shown = code.getByRole("img", { name: "The chosen picture" });
		expect(shown.getAttribute("src")).toBe(`/media/${payQr}-1200.jpeg`);
		await save();
		expect((await facts.find()).facts.payQr).toBe(payQr);
		await press("Remove this picture");
		await save();
		expect((await facts.find()).facts).toEqual(defaultFacts);
	});

	it("says that a picture is too small, and keeps what was chosen", async () => {
		const browser = await openBrowser();
		await browser.stores.media.add({ bytes: Uint8Array.from([1]), width: 90, height: 90 });
		const { tab, save } = await openScreen(browser);
		const code = within(tab.getByRole("group", { name: /^MauCAS QR code/ }));
		act(() => void fireEvent.click(code.getByRole("button", { name: "Choose from the library" })));
		await browser.settled();
		act(() => void fireEvent.click(within(document.body).getByRole("button", { name: /^Use the image/ })));
		await browser.settled();
		await save();
		expect(tab.getAllByText(/Choose an image of at least 200 by 200 pixels/)).not.toEqual([]);
		expect(code.getByRole("img", { name: "The chosen picture" })).toBeTruthy();
	});

	it("sends nothing that breaks a rule, and says which", async () => {
		const browser = await openBrowser();
		const { tab, type, save } = await openScreen(browser);
		type(/^Name/, "{{email}}");
		type(/^Guests at a small table/, "3");
		await save();
		expect(tab.getByText("Use no asterisks and no braces.")).toBeTruthy();
		expect(tab.getByText(/^Use an even number from 2 to 100/)).toBeTruthy();
		expect(browser.network.sent("PUT", "/api/admin/facts")).toHaveLength(0);
	});

	it("keeps what was changed elsewhere, and asks where both changed the same fact", async () => {
		const browser = await openBrowser();
		const { tab, name, type, save } = await openScreen(browser);
		await browser.stores.facts.save({ ...defaultFacts, fee: 7000 }, 1);
		type(/^Name/, "Duo");
		await save();
		const joined = { ...defaultFacts, name: "Duo", fee: 7000 };
		const { facts, version } = await browser.stores.facts.find();
		expect(facts).toEqual(joined);
		await browser.stores.facts.save({ ...joined, name: "Trio" }, version);
		type(/^Name/, "Quartet");
		await save();
		expect(conflictingFields()).toEqual(["Name"]);
		expect(name().value).toBe("Quartet");
		await answerConflict(browser, "theirs");
		expect(name().value).toBe("Trio");
		expect(tab.queryByText("Changes not saved yet.")).toBeNull();
	});
});
