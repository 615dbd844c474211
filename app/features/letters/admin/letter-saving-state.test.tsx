import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { administer } from "#server/testing/content-area.tsx";
import { LetterSavingState } from "./letter-saving-state.tsx";
import type { LetterSaving } from "./use-letter-form.ts";

afterEach(cleanup);

describe("whether a letter is saved", () => {
	const saving = (change: Partial<LetterSaving>) =>
		({ state: "saved", reason: "", ...change }) as LetterSaving;

	it("is told quietly while all goes well", () => {
		administer(<LetterSavingState saving={saving({})} />);
		expect(screen.getByRole("status").textContent).toBe("All saved");
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("interrupts where it is not, with why and the way to try again", () => {
		let tries = 0;
		const save = async () => {
			tries += 1;
			return false;
		};
		administer(
			<LetterSavingState saving={saving({ reason: "The line is down.", save } as Partial<LetterSaving>)} />,
		);
		expect(screen.getByRole("alert").textContent).toContain("Not saved yet: The line is down.");
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Save again" })));
		expect(tries).toBe(1);
	});
});
