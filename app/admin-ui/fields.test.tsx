import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Field, SearchField } from "./field.tsx";
import { SelectField } from "./select.tsx";
import { Switch } from "./switch.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const key = (element: HTMLElement, name: string) => act(() => void fireEvent.keyDown(element, { key: name }));

describe("a labelled control", () => {
	const control = (props: { hint?: string; error?: string; required?: boolean }) => {
		render(
			<Field label="Title" {...props}>
				{(ties) => <input {...ties} />}
			</Field>,
		);
		return screen.getByLabelText(/^Title/);
	};

	it("is described by its hint, and is neither wrong nor required by itself", () => {
		const input = control({ hint: "One line." });
		expect(screen.getByRole("textbox", { name: "Title", description: "One line." })).toBe(input);
		expect(input.getAttribute("aria-invalid")).toBeNull();
		expect(input.getAttribute("aria-required")).toBeNull();
	});

	it("shows the error instead of the hint", () => {
		control({ hint: "One line.", error: "Write a title." });
		screen.getByRole("textbox", { name: "Title", description: "Write a title." });
		expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
		expect(screen.queryByText("One line.")).toBeNull();
	});

	it("has no description without a hint", () => {
		expect(control({}).getAttribute("aria-describedby")).toBeNull();
	});

	it("is marked as required, without the star in its name", () => {
		const input = control({ required: true });
		expect(input.getAttribute("aria-required")).toBe("true");
		expect(screen.getByRole("textbox", { name: "Title" })).toBe(input);
		expect(screen.getByText("*").getAttribute("aria-hidden")).toBe("true");
	});

	it("differs from another with the same label", () => {
		render(
			<>
				<Field label="Title">{(ties) => <input {...ties} data-which="first" />}</Field>
				<Field label="Title">{(ties) => <input {...ties} data-which="second" />}</Field>
			</>,
		);
		expect(screen.getAllByLabelText("Title").map(({ dataset }) => dataset.which)).toEqual([
			"first",
			"second",
		]);
	});
});

describe("the search box", () => {
	it("is a labelled search, reports what is typed, and passes other props to its input", () => {
		const asked: string[] = [];
		render(
			<SearchField
				label="Search"
				value=""
				onSearch={(text) => asked.push(text)}
				autoComplete="off"
				maxLength={9}
			/>,
		);
		const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
		act(() => void fireEvent.input(box, { target: { value: "moon" } }));
		expect(asked).toEqual(["moon"]);
		expect([box.autocomplete, box.maxLength]).toEqual(["off", 9]);
	});
});

describe("a choice of a few", () => {
	const states = [
		["all", "All states"],
		["draft", "Drafts"],
	] as const;

	function Choice() {
		const [value, setValue] = useState<"all" | "draft">("all");
		return (
			<SelectField
				label="State"
				hint="Which ones."
				value={value}
				options={states}
				onChange={(next) => setValue(next)}
			/>
		);
	}

	it("has its label and hint, and shows the chosen value", () => {
		render(<Choice />);
		const box = screen.getByRole("combobox", { name: "State", description: "Which ones." });
		expect(box.textContent).toBe("All states");
		expect(screen.queryByRole("listbox")).toBeNull();
	});

	it("opens by the keyboard with the chosen value marked, and selects another", () => {
		render(<Choice />);
		key(screen.getByRole("combobox"), "ArrowDown");
		const chosen = screen.getByRole("option", { name: "All states" });
		expect(chosen.dataset.state).toBe("checked");
		key(screen.getByRole("option", { name: "Drafts" }), "Enter");
		expect(screen.getByRole("combobox").textContent).toBe("Drafts");
		expect(screen.queryByRole("listbox")).toBeNull();
	});

	it("stays as it was when Escape closes it", () => {
		render(<Choice />);
		key(screen.getByRole("combobox"), "ArrowDown");
		key(screen.getByRole("option", { name: "All states" }), "Escape");
		expect(screen.queryByRole("listbox")).toBeNull();
		expect(screen.getByRole("combobox").textContent).toBe("All states");
	});
});

describe("a switch", () => {
	function Setting({ hint }: { hint?: string }) {
		const [on, setOn] = useState(false);
		return <Switch label="Typography" hint={hint} checked={on} onChange={setOn} />;
	}

	it("turns on and off, by its button and by its label", () => {
		render(<Setting />);
		const button = screen.getByRole("switch", { name: "Typography" });
		expect(button.getAttribute("aria-checked")).toBe("false");
		act(() => void fireEvent.click(button));
		expect(button.getAttribute("aria-checked")).toBe("true");
		act(() => void fireEvent.click(screen.getByText("Typography")));
		expect(button.getAttribute("aria-checked")).toBe("false");
	});

	it("is described by its hint, where it has one", () => {
		render(<Setting hint="Signs of French." />);
		expect(screen.getByRole("switch", { description: "Signs of French." })).toBeDefined();
		cleanup();
		render(<Setting />);
		expect(screen.getByRole("switch").getAttribute("aria-describedby")).toBeNull();
	});
});

describe("panels of which one shows", () => {
	function Languages({ isBeside = false }) {
		const [value, setValue] = useState("en");
		const tabs = ["en", "fr"].map((name) => ({
			value: name,
			label: name === "en" ? "English" : "Français",
			content: <input aria-label={`Title ${name}`} />,
		}));
		return <Tabs label="Language" tabs={tabs} value={value} onChange={setValue} isBeside={isBeside} />;
	}

	it("opens a panel when it is first shown, not before", () => {
		render(<Languages />);
		expect(screen.getByRole("tablist", { name: "Language" })).toBeDefined();
		expect(screen.queryByLabelText("Title fr")).toBeNull();
		act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name: "Français" }), { button: 0 }));
		expect(screen.getByLabelText("Title fr")).toBeDefined();
		expect(screen.getByRole("tab", { name: "Français" }).getAttribute("aria-selected")).toBe("true");
	});

	it("keeps what was typed in a hidden panel", () => {
		render(<Languages />);
		const input = screen.getByLabelText<HTMLInputElement>("Title en");
		act(() => void fireEvent.input(input, { target: { value: "Moon" } }));
		for (const name of ["Français", "English"]) {
			act(() => void fireEvent.mouseDown(screen.getByRole("tab", { name }), { button: 0 }));
		}
		expect(screen.getByLabelText("Title en")).toBe(input);
		expect(input.value).toBe("Moon");
	});

	it("shows all side by side, each with its name, and loses nothing on the way there and back", () => {
		const { rerender } = render(<Languages />);
		const english = screen.getByLabelText<HTMLInputElement>("Title en");
		act(() => void fireEvent.input(english, { target: { value: "Moon" } }));
		rerender(<Languages isBeside />);
		const french = within(screen.getByRole("tabpanel", { name: "Français" }));
		expect(french.getByText("Français")).toBeDefined();
		act(() => void fireEvent.input(french.getByRole("textbox"), { target: { value: "Lune" } }));
		rerender(<Languages />);
		expect([english.isConnected, english.value]).toEqual([true, "Moon"]);
		expect(screen.getByLabelText<HTMLInputElement>("Title fr").value).toBe("Lune");
	});

	it("shows the next one by an arrow key, with one stop for the Tab key", async () => {
		render(<Languages />);
		const english = screen.getByRole("tab", { name: "English" });
		act(() => english.focus());
		key(english, "ArrowRight");
		await waitFor(() => expect(document.activeElement?.textContent).toBe("Français"));
		expect(screen.getByRole("tabpanel", { name: "Français" })).toBeDefined();
		expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
	});
});
