import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TextControl } from "#app/admin-ui/text-edit.ts";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";
import { proseIn } from "./prose.ts";

let typedForUs: string[] = [];

beforeEach(() => {
	localStorage.clear();
	vi.useFakeTimers();
	typedForUs = typeForPages();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

let heard = "";

function open(first = ""): TextControl {
	function Field() {
		const [text, setText] = useState(first);
		heard = text;
		return (
			<input
				{...proseIn("fr")}
				aria-label="Line"
				maxLength={30}
				value={text}
				onChange={(event) => setText(event.target.value)}
			/>
		);
	}
	render(<Field />);
	const field = screen.getByLabelText<HTMLInputElement>("Line");
	act(() => field.focus());
	return field;
}

const seen = ({ value }: { value: string }) => value.replaceAll("\u00a0", "~").replaceAll("\u202f", "_");

/** The browser puts what is composed into the field. */
function write(field: TextControl, value: string, isComposing: boolean): void {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
	field.setSelectionRange(value.length, value.length);
	fireEvent.input(field, { inputType: "insertCompositionText", data: value, isComposing });
}

/** Composes a word at the end of a field as browsers do, each letter in place of all before it. */
function compose(field: TextControl, word: string, last: "before" | "behind" = "before"): void {
	const { value } = field;
	act(() => {
		fireEvent.compositionStart(field);
		for (let end = 1; end <= word.length; end += 1) write(field, value + word.slice(0, end), true);
		expect(field.value).toBe(value + word);
		fireEvent.compositionEnd(field, { data: word });
		if (last === "behind") write(field, value + word, false);
	});
}

const settle = () => act(() => void vi.runAllTimers());

describe("words that a phone composes", () => {
	it.each(["before", "behind"] as const)(
		"have their typography once they are written, where the last of them is told %s the end",
		(last) => {
			const field = open("Voici ");
			compose(field, "l'été", last);
			expect([field.value, typedForUs]).toEqual(["Voici l'été", []]);
			settle();
			expect([field.value, heard]).toEqual(["Voici l’été", "Voici l’été"]);
			expect(typedForUs).toEqual(["’"]);
			expect(field.selectionStart).toBe(11);
		},
	);

	it("have all of it: spaces, quotation marks, numbers", () => {
		const field = open();
		compose(field, '"oui" : 1 000');
		settle();
		expect(seen(field)).toBe("«~oui~»~: 1_000");
		compose(field, "!");
		settle();
		expect(seen(field)).toBe("«~oui~»~: 1_000~!");
	});

	it("wait for those that are composed right behind them, and for a sign that is typed there", () => {
		const field = open();
		compose(field, "l'un");
		compose(field, " d'eux");
		typeInto(field, "!");
		expect(field.value).toBe("l'un d'eux!");
		settle();
		expect([seen(field), typedForUs.length]).toEqual(["l’un d’eux~!", 1]);
		typeInto(field, "?");
		expect(seen(field)).toBe("l’un d’eux~!?");
	});

	it("are as they were once Undo brought them back, also when the phone takes them up again", () => {
		const field = open("Voici ");
		compose(field, "l'été");
		settle();
		act(() => {
			Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "Voici l'été");
			field.setSelectionRange(7, 8);
			fireEvent.input(field, { inputType: "historyUndo" });
		});
		expect([field.selectionStart, field.selectionEnd]).toEqual([11, 11]);
		act(() => {
			fireEvent.compositionStart(field);
			fireEvent.compositionEnd(field, { data: "l'été" });
		});
		compose(field, "s");
		settle();
		expect(field.value).toBe("Voici l'étés");
	});

	it("are corrected in a field that was left, without calling anybody back", () => {
		const field = open();
		compose(field, "l'été");
		act(() => field.blur());
		let told = 0;
		field.addEventListener("input", () => {
			told += 1;
		});
		settle();
		expect([field.value, told, typedForUs.length]).toEqual(["l’été", 1, 0]);
		expect(document.activeElement).toBe(document.body);
	});

	it("stay as they are where typography is not wanted, where there is no room, and what was loaded", () => {
		const field = open();
		compose(field, "tout ce que l'on écrit ici, oh!");
		settle();
		expect(field.value).toBe("tout ce que l'on écrit ici, oh!");
		localStorage.setItem("editor_typography", "off");
		compose(field, "l'été");
		settle();
		expect(field.value).toContain("l'été");
		localStorage.clear();
		compose(field, "é");
		Object.assign(field, { value: "l'autre" });
		settle();
		expect(field.value).toBe("l'autre");
	});
});
