import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { prepareToasts, showToast, Toasts } from "#app/ui/toasts.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";

const toastTexts = { region: "Notifications ({hotkey})", notification: "Notification", close: "Close" };

afterEach(cleanup);

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole("button", { name })));
const pressEscape = () =>
	act(() => void fireEvent.keyDown(document.activeElement ?? document, { key: "Escape" }));

/** A button that opens a window with one field, and a place for toasts beside it. */
function Screen() {
	const [open, setOpen] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Open
			</button>
			<Dialog open={open} onClose={() => setOpen(false)} title="A link" text="Where it leads.">
				<input aria-label="Address" />
			</Dialog>
			<Toasts texts={toastTexts} />
		</>
	);
}

/** Opens the window from its button, which has the focus as after a click. */
function openWindow(): HTMLElement {
	screen.getByRole("button", { name: "Open" }).focus();
	press("Open");
	return screen.getByRole("dialog");
}

describe("a window above the page", () => {
	it("takes the focus, has its title and text, and returns the focus when Escape closes it", () => {
		render(<Screen />);
		const dialog = openWindow();
		expect(dialog).toBe(screen.getByRole("dialog", { name: "A link", description: "Where it leads." }));
		expect(document.activeElement).toBe(within(dialog).getByLabelText("Address"));
		pressEscape();
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("returns the focus to its opener, whichever way it closes", async () => {
		render(<Screen />);
		openWindow();
		pressEscape();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
	});

	it.each(["before", "after"])(
		"is what Escape closes while a toast is there that came %s it",
		async (when) => {
			await prepareToasts();
			render(<Screen />);
			if (when === "before") act(() => showToast({ title: "Saved" }));
			openWindow();
			if (when === "after") act(() => showToast({ title: "Saved" }));
			pressEscape();
			expect(screen.queryByRole("dialog")).toBeNull();
		},
	);

	it("hears Escape once, and closes at no other key", () => {
		const closed: string[] = [];
		render(
			<Dialog open title="A link" text="Where it leads." onClose={() => closed.push("closed")}>
				<input aria-label="Address" />
			</Dialog>,
		);
		act(() => void fireEvent.keyDown(screen.getByLabelText("Address"), { key: "a" }));
		expect(closed).toEqual([]);
		pressEscape();
		expect(closed).toEqual(["closed"]);
	});
});

describe("a question that must be answered first", () => {
	function Question(props: { log: string[]; withOther?: boolean }) {
		const [open, setOpen] = useState(true);
		const answer = (name: string) => {
			props.log.push(name);
			setOpen(false);
		};
		return (
			<AlertDialog
				open={open}
				title="Delete it?"
				text="It is gone then."
				cancel="Keep it"
				confirm="Delete"
				other={props.withOther ? { label: "Hide it", onChoose: () => answer("other") } : undefined}
				onCancel={() => answer("cancel")}
				onConfirm={() => answer("confirm")}
			/>
		);
	}

	it("is announced with its text, and focuses the answer that changes nothing", () => {
		render(<Question log={[]} />);
		screen.getByRole("alertdialog", { name: "Delete it?", description: "It is gone then." });
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep it" }));
		expect(screen.getAllByRole("button")).toHaveLength(2);
	});

	it.each([
		["Keep it", "cancel"],
		["Hide it", "other"],
		["Delete", "confirm"],
	])("hears “%s” once, as that answer and no other", (name, answer) => {
		const log: string[] = [];
		render(<Question log={log} withOther />);
		press(name);
		expect(log).toEqual([answer]);
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it("treats Escape as the answer that changes nothing", () => {
		const log: string[] = [];
		render(<Question log={log} />);
		pressEscape();
		expect(log).toEqual(["cancel"]);
	});
});
