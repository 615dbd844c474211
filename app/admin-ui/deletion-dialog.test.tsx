import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { DeletionDialog } from "./alert-dialog.tsx";

afterEach(cleanup);

type Entry = { id: string };

/** A dialog gives the focus back in the next turn of the event loop. */
const afterTheFocusReturns = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Opens a list of one entry, whose deletion ends when the test says so. */
function open(other?: { label: string; onChoose(): void }) {
	const deleted: string[] = [];
	let succeed: () => void = () => undefined;
	function List() {
		const [item, setItem] = useState<Entry>();
		const heading = useRef<HTMLHeadingElement>(null);
		return (
			<>
				<h2 ref={heading} tabIndex={-1}>
					Entries
				</h2>
				<button type="button" onClick={() => setItem({ id: "first" })}>
					Delete
				</button>
				<DeletionDialog
					item={item}
					title="Delete?"
					text="It is gone then."
					cancel="Stay"
					confirm="Delete it"
					{...(other && { other })}
					onDelete={({ id }, { onSuccess }) => {
						deleted.push(id);
						succeed = onSuccess;
					}}
					onDeleted={() => heading.current?.focus()}
					onClose={() => setItem(undefined)}
				/>
			</>
		);
	}
	render(<List />);
	const press = (name: string) => act(() => void fireEvent.click(screen.getByRole("button", { name })));
	return { deleted, press, succeed: () => act(() => succeed()) };
}

describe("the question before an entry is deleted", () => {
	it("is closed until an entry is to be deleted, and names it", () => {
		const { press } = open();
		expect(screen.queryByRole("alertdialog")).toBeNull();
		press("Delete");
		expect(
			screen.getByRole("alertdialog", { name: "Delete?", description: "It is gone then." }),
		).toBeDefined();
	});

	it("deletes nothing if the answer is no", () => {
		const { deleted, press } = open();
		press("Delete");
		press("Stay");
		expect(deleted).toEqual([]);
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it("deletes the entry once, and has the focus moved only when that is done", () => {
		const { deleted, press, succeed } = open();
		press("Delete");
		press("Delete it");
		expect(deleted).toEqual(["first"]);
		expect(screen.queryByRole("alertdialog")).toBeNull();
		const heading = screen.getByRole("heading", { name: "Entries" });
		expect(document.activeElement).not.toBe(heading);
		succeed();
		expect(document.activeElement).toBe(heading);
	});

	it("does not move the focus after a quick deletion", async () => {
		const { press, succeed } = open();
		const opener = screen.getByRole("button", { name: "Delete" });
		act(() => opener.focus());
		press("Delete");
		press("Delete it");
		succeed();
		await afterTheFocusReturns();
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Entries" }));
		act(() => opener.focus());
		press("Delete");
		press("Stay");
		await afterTheFocusReturns();
		expect(document.activeElement).toBe(opener);
	});

	it("offers another way, which deletes nothing by itself", () => {
		const chosen: string[] = [];
		const { deleted, press } = open({ label: "Forget them", onChoose: () => chosen.push("forget") });
		press("Delete");
		press("Forget them");
		expect([chosen, deleted]).toEqual([["forget"], []]);
	});
});
