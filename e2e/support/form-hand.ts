import type { Page } from "@playwright/test";

/** The focused element: a field by its kind, or a button by its intent. */
type Focused = {
	tag: string;
	type: string;
	name: string;
	autocomplete: string;
	inputMode: string;
	checked: boolean;
};

/** The address of whoever fills in a form by `fillStepByKeyboard`. */
export const keyboardMail = "anais@example.org";

/** Answers of a typed field, by what its page says of it. */
function answerFor({ tag, type, autocomplete, inputMode }: Focused): string {
	if (tag === "TEXTAREA") return "Two lines,\nboth of them <b>plain</b>.";
	if (type === "email") return keyboardMail;
	if (type === "tel") return "+230 5251 2345";
	if (inputMode === "numeric") return "31/12/1990";
	if (inputMode === "decimal") return "34";
	return autocomplete === "given-name" ? "Anaïs" : "Ramgoolam";
}

const most = 120;

/**
 * Answers every question of a step by keyboard alone, from the top of its page on, and presses the button
 * that leads on. Options are taken as they come: the first of each group.
 */
export async function fillStepByKeyboard(page: Page): Promise<void> {
	const answered = new Set<string>();
	for (let stop = 0; stop < most; stop += 1) {
		await page.keyboard.press("Tab");
		const focused = await page.evaluate(readFocus);
		if (focused === undefined) continue;
		if (focused.name === "intent") return page.keyboard.press("Enter");
		if (answered.has(focused.name)) continue;
		answered.add(focused.name);
		if (focused.type === "radio" || focused.type === "checkbox") {
			if (!focused.checked) await page.keyboard.press("Space");
		} else {
			await page.keyboard.press("ControlOrMeta+a");
			await page.keyboard.insertText(answerFor(focused));
		}
	}
	throw new Error("No button leads on.");
}

/** Runs in a page: what stands in the focus, where it belongs to the questions of a form. */
function readFocus(): Focused | undefined {
	const one = document.activeElement;
	if (!(one instanceof HTMLElement) || !one.matches("main [name^=answer-], main button[name=intent]")) {
		return undefined;
	}
	const { tagName: tag, type = "", name = "", inputMode, checked = false } = one as HTMLInputElement;
	const autocomplete = one.getAttribute("autocomplete") ?? "";
	return { tag, type, name, autocomplete, inputMode, checked };
}
