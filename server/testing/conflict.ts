import { act, fireEvent, screen, within } from "@testing-library/react";
import type { openBrowser } from "./browser.tsx";

type Browser = Pick<Awaited<ReturnType<typeof openBrowser>>, "settled">;

const labels = {
	mine: "Keep mine",
	theirs: "Use the other one",
	both: "Both, one below the other",
};

/** The question which version counts, or null where it is not asked. */
export const findConflict = () => screen.queryByRole("dialog", { name: "Changed in two places" });

/** Returns the fields that are asked about, by the name that each has in the question. */
export function conflictingFields(): string[] {
	const dialog = findConflict();
	return dialog === null
		? []
		: within(dialog)
				.getAllByRole("group")
				.map((group) => group.querySelector("legend")?.textContent ?? "");
}

/** Chooses a version for every field in conflict, and saves. */
export async function answerConflict({ settled }: Browser, choice: keyof typeof labels): Promise<void> {
	for (const option of screen.getAllByRole("radio", { name: labels[choice] }))
		act(() => void fireEvent.click(option));
	const dialog = within(screen.getByRole("dialog", { name: "Changed in two places" }));
	act(() => void fireEvent.click(dialog.getByRole("button", { name: "Save" })));
	await settled();
}
