import "#platform/testing/dom.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { administer } from "#server/testing/content-area.tsx";
import { editorMarks } from "./editor-marks.ts";
import { EditorToolbar } from "./editor-tools.tsx";

afterEach(cleanup);

describe("the tools of a text", () => {
	function open(active: string[] = []) {
		const used: string[] = [];
		administer(
			<EditorToolbar
				active={new Set(active)}
				onMark={({ name }) => used.push(name)}
				onImage={() => used.push("image")}
				onLibrary={() => used.push("library")}
				onDescribe={() => used.push("describe")}
			/>,
		);
		return used;
	}

	it("are one toolbar, each with a name and its shortcut for screen readers", () => {
		open();
		const buttons = within(screen.getByRole("toolbar")).getAllByRole("button");
		expect(buttons).toHaveLength(editorMarks.length + 2);
		expect(new Set(buttons.map((one) => one.getAttribute("aria-label"))).size).toBe(buttons.length);
		expect(buttons.filter((one) => one.hasAttribute("aria-keyshortcuts"))).toHaveLength(editorMarks.length);
	});

	it("show which of them are active at the selection", () => {
		open(["bold"]);
		const pressed = screen
			.getAllByRole("button")
			.filter((one) => one.getAttribute("aria-pressed") === "true");
		expect(pressed.map((one) => one.getAttribute("aria-label"))).toEqual(["Bold"]);
	});

	it("lead to the description of a picture while one is selected", () => {
		const used = open(["picture"]);
		const describe = screen.getByRole("button", { name: "Describe the image" });
		expect(fireEvent.mouseDown(describe)).toBe(false);
		fireEvent.click(describe);
		expect(used).toEqual(["describe"]);
		cleanup();
		open();
		expect(screen.queryByRole("button", { name: "Describe the image" })).toBeNull();
	});

	it("keep the selection in the text, and apply to it", () => {
		const used = open();
		const bold = screen.getByRole("button", { name: "Bold" });
		expect(fireEvent.mouseDown(bold)).toBe(false);
		fireEvent.click(bold);
		expect(used).toEqual(["bold"]);
	});
});
