import "#platform/testing/dom.ts";
import { useMutation } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { download } from "#app/api-client/client.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { KeyDialog } from "./key-dialog.tsx";

const quarterMs = 15 * 60_000;

/** A screen with something typed, and a button that exports the readers. */
function ExportScreen() {
	const [typed, setTyped] = useState("");
	const saving = useMutation({
		mutationFn: () => download("/api/admin/subscribers.csv"),
		onError: (error) => showErrorToast(error, { title: "Not exported" }),
	});
	return (
		<>
			<input aria-label="Draft" value={typed} onChange={(event) => setTyped(event.target.value)} />
			<button type="button" onClick={() => saving.mutate()}>
				Export
			</button>
			<p>{saving.isSuccess ? "Exported" : saving.isError ? "Refused" : "Nothing yet"}</p>
			<KeyDialog />
		</>
	);
}

async function open(language: Language = "en") {
	const browser = await openBrowser(language);
	const tools = await openScreen(browser, <ExportScreen />);
	await browser.pass(quarterMs + 60_000);
	act(() => void fireEvent.change(screen.getByLabelText("Draft"), { target: { value: "A thought" } }));
	await tools.press("Export");
	return { ...tools, browser };
}

it("the dialog asks for the key once, and the request goes on where it was, with nothing lost", async () => {
	const { browser, press } = await open();
	const type = (label: string, value: string) =>
		act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
	expect(screen.getByRole("dialog", { name: "Is it you?" })).toBeDefined();
	expect(screen.getByText("Nothing yet")).toBeDefined();
	type("Access code", "not the code");
	await press("Continue");
	expect(screen.getByText("This is not the right key.")).toBeDefined();
	type("Access code", browser.accessCode);
	await press("Continue");
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(screen.getByText("Exported")).toBeDefined();
	expect(screen.getByLabelText<HTMLInputElement>("Draft").value).toBe("A thought");
	expect(document.activeElement?.textContent).toBe("Export");
	await press("Export");
	expect(screen.queryByRole("dialog")).toBeNull();
});

it("withdrawing refuses the request without a message, and leaves all as it was", async () => {
	const { browser, press } = await open("fr");
	expect(screen.getByRole("dialog", { name: "Est-ce bien vous\u00a0?" })).toBeDefined();
	await press("Annuler");
	expect(screen.getByText("Refused")).toBeDefined();
	expect(browser.toast()).not.toContain("Not exported");
	expect(screen.getByLabelText<HTMLInputElement>("Draft").value).toBe("A thought");
});
