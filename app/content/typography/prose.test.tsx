import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { arriveIn, typeForPages, typeInto } from "#server/testing/field-typing.ts";
import { proseIn } from "./prose.ts";
import { TypographySwitch } from "./typography-switch.tsx";

let typedForUs: string[] = [];

beforeEach(() => {
	localStorage.clear();
	typedForUs = typeForPages();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** Opens a field of one line and one of several, and what the form heard of them. */
function open(language: Language, { first = "", maxLength = 40 } = {}) {
	const heard: string[] = [];
	function Fields() {
		const [text, setText] = useState(first);
		const hear = (value: string) => {
			heard.push(value);
			setText(value);
		};
		return (
			<>
				<input
					{...proseIn(language)}
					aria-label="Line"
					maxLength={maxLength}
					value={text}
					onChange={(event) => hear(event.target.value)}
				/>
				<textarea {...proseIn(language)} aria-label="Lines" defaultValue={first} />
				<TypographySwitch language={language} />
			</>
		);
	}
	administer(<Fields />);
	const [line, lines] = ["Line", "Lines"].map((name) => screen.getByLabelText<HTMLInputElement>(name)) as [
		HTMLInputElement,
		HTMLInputElement,
	];
	return { line, lines, heard };
}

/** A text in which the spaces that do not break are seen. */
const seen = ({ value }: { value: string }) => value.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");

describe("a field of sentences", () => {
	it.each([
		["fr", `L'été : "oui" ! n° 4, 1 000`, "L’été~: «~oui~»~! n°~4, 1_000"],
		["en", `Ann's "table" : 1 000`, "Ann’s “table” : 1 000"],
	] as const)("has the typography of its language as one types, in %s", (language, words, expected) => {
		const { line, lines, heard } = open(language);
		typeInto(line, words);
		typeInto(lines, words);
		expect([seen(line), seen(lines)]).toEqual([expected, expected]);
		expect(heard.at(-1)).toBe(line.value);
		expect(line.lang).toBe(language);
	});

	it("has the sign as it was typed first, which one Undo brings back", () => {
		const { line } = open("fr");
		const stood: string[] = [];
		line.addEventListener("input", () => void stood.push(seen(line)));
		typeInto(line, "Oui!");
		expect(stood).toEqual(["O", "Ou", "Oui", "Oui!", "Oui~!"]);
		expect(typedForUs).toEqual(["\u00a0!"]);
		line.setSelectionRange(3, 5);
		arriveIn(line, "!", { inputType: "historyUndo", data: null });
		expect([line.value, line.selectionStart, line.selectionEnd]).toEqual(["Oui!", 4, 4]);
		typeInto(line, "a");
		expect([line.value, typedForUs.length]).toEqual(["Oui!a", 1]);
	});

	it("is set in Safari once the typing of the sign is over, unless somebody has typed on", () => {
		vi.useFakeTimers();
		vi.spyOn(navigator, "vendor", "get").mockReturnValue("Apple Computer, Inc.");
		const { line } = open("fr");
		typeInto(line, "Oui!");
		expect(line.value).toBe("Oui!");
		act(() => void vi.runAllTimers());
		expect(seen(line)).toBe("Oui~!");
		typeInto(line, " Non?x");
		act(() => void vi.runAllTimers());
		expect(seen(line)).toBe("Oui~! Non?x");
	});

	it("leaves the caret behind a sign that is typed in the middle of a text", () => {
		const { line } = open("fr", { first: "Oui et non" });
		line.setSelectionRange(3, 3);
		typeInto(line, "!");
		expect([seen(line), line.selectionStart, line.selectionEnd]).toEqual(["Oui~! et non", 5, 5]);
		typeInto(line, " Enfin");
		expect(seen(line)).toBe("Oui~! Enfin et non");
	});

	it.each([
		["dropped", { inputType: "insertFromDrop", data: "!" }],
		["composed", { inputType: "insertText", data: "!", isComposing: true }],
		["brought back by Undo", { inputType: "historyUndo", data: null }],
		["replaced by the browser", { inputType: "insertReplacementText", data: "!" }],
	])("leaves what is %s as it is", (_how, arrival) => {
		const { line } = open("fr", { first: "Oui" });
		arriveIn(line, "!", arrival);
		expect([line.value, typedForUs]).toEqual(["Oui!", []]);
	});

	it.each([
		["fr", `L'été : "oui" ! https://a.example/x?y`, "L’été~: «~oui~»~! https://a.example/x?y"],
		["en", `Ann's "table" : 1`, "Ann’s “table” : 1"],
	] as const)(
		"gives what is pasted its typography, which one Undo takes back, in %s",
		(language, words, expected) => {
			const { line } = open(language, { maxLength: 60 });
			act(() => line.focus());
			fireEvent.paste(line);
			arriveIn(line, words, { inputType: "insertFromPaste", data: words });
			expect([seen(line), typedForUs.length]).toEqual([expected, 1]);
			arriveIn(line, "", { inputType: "historyUndo", data: null });
			expect(typedForUs.length).toBe(1);
		},
	);

	it("leaves the words around what is pasted, and all of it while the switch is off", () => {
		const { line } = open("fr", { first: "D'ici : non" });
		act(() => line.focus());
		line.setSelectionRange(11, 11);
		fireEvent.paste(line);
		arriveIn(line, " !", { inputType: "insertFromPaste", data: " !" });
		expect(seen(line)).toBe("D'ici : non~!");
		localStorage.setItem("editor_typography", "off");
		fireEvent.paste(line);
		arriveIn(line, " l'été", { inputType: "insertFromPaste", data: " l'été" });
		expect(seen(line)).toBe("D'ici : non~! l'été");
	});

	it("loses no sign where the field has no room for its space", () => {
		const { line } = open("fr", { first: "Oui", maxLength: 4 });
		typeInto(line, "!");
		expect(line.value).toBe("Oui!");
	});

	it("changes nothing of addresses and times within a sentence", () => {
		const { lines } = open("fr");
		typeInto(lines, "https://a.example/x?y à 18:30");
		expect(lines.value).toBe("https://a.example/x?y à 18:30");
	});
});

describe("the switch of typography", () => {
	const control = () => screen.getAllByRole<HTMLButtonElement>("switch")[0] as HTMLButtonElement;
	const press = () => act(() => void fireEvent.click(control()));

	it("lets signs stay as they are typed, remembered on the device, until it is on again", () => {
		const { line } = open("fr");
		press();
		typeInto(line, "Oui! ");
		expect(line.value).toBe("Oui! ");
		cleanup();
		const again = open("fr");
		expect(control().getAttribute("aria-checked")).toBe("false");
		press();
		typeInto(again.line, "Oui!");
		expect(seen(again.line)).toBe("Oui~!");
	});

	it("is the same switch wherever it stands, in another tab too", () => {
		administer(
			<>
				<TypographySwitch language="fr" />
				<TypographySwitch />
			</>,
		);
		const states = () => screen.getAllByRole("switch").map((one) => one.getAttribute("aria-checked"));
		press();
		expect(states()).toEqual(["false", "false"]);
		localStorage.clear();
		act(() => void window.dispatchEvent(new Event("storage")));
		expect(states()).toEqual(["true", "true"]);
	});
});
