import "#platform/testing/dom.ts";
import { undo } from "prosemirror-history";
import { NodeSelection, TextSelection } from "prosemirror-state";
import { describe, expect, it, vi } from "vitest";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";

describe("Markdown that is typed", () => {
	it.each([
		["## Title", "## Title"],
		["# Title", "## Title"],
		["### Part", "### Part"],
		["- One", "- One"],
		["* One", "- One"],
		["3. Third", "3. Third"],
		["> Said", "> Said"],
		["**bold** on", "**bold** on"],
		["an *italic* word", "an *italic* word"],
		["an _italic_ word", "an *italic* word"],
		["some `code` here", "some `code` here"],
		["see [the blog](/blog) now", "see [the blog](/blog) now"],
	])("is converted at once: %j", (typed, expected) => {
		const { type, now, view } = openTyping("", { plain: true });
		type(typed);
		expect(now()).toBe(expected);
		expect(view.state.doc.textContent).not.toMatch(/[*_`#>[\]]/);
	});

	it.each([
		["2 * 3 * 4", "2 * 3 * 4"],
		["snake_case_name", "snake_case_name"],
		["** not bold **", "** not bold **"],
		["[x](javascript:1)", "[x](javascript:1)"],
	])("stays if it means nothing: %j", (typed, words) => {
		const { type, view } = openTyping("", { plain: true });
		type(typed);
		expect(view.state.doc.textContent).toBe(words);
		expect(view.state.doc.child(0).children.every(({ marks }) => marks.length === 0)).toBe(true);
	});

	it("turns an address into a link once a space follows, without the full stop after it", () => {
		const { type, now } = openTyping("", { plain: true });
		type("See https://a.example/b. Then");
		expect(now()).toMatch(/^See (<https:\/\/a\.example\/b>|\[https:\/\/a\.example\/b\]\(\S+\))\. Then$/);
	});

	it("does not write a second marker in a list", () => {
		const { type, press, now } = openTyping("", { plain: true });
		type("- One");
		press("Enter");
		type("- Two");
		expect(now()).toBe("- One\n- Two");
	});

	it("inserts a divider, and a line to write on after it", () => {
		const { type, press, view, now } = openTyping("One", { plain: true });
		press("Enter");
		type("---Two");
		const kinds = view.state.doc.children.map((block) => block.type.name);
		expect(kinds).toEqual(["paragraph", "horizontal_rule", "paragraph"]);
		expect(now()).toMatch(/^One\n\n[-*]{3}\n\nTwo$/);
	});
});

describe("keys", () => {
	it("nest an item below the one before it, and lift it", () => {
		const { type, press, now } = openTyping("- One\n- Two", { plain: true });
		expect(press("Tab")).toBe(true);
		type("!");
		expect(now()).toMatch(/^- One\n {2,4}- Two!$/);
		press("Tab", { shiftKey: true });
		expect(now()).toBe("- One\n- Two!");
	});

	it("leave a list by Tab after Escape, and change nothing in it", () => {
		const { press, heard } = openTyping("- One\n- Two", { plain: true });
		expect(press("Escape")).toBe(false);
		expect(press("Tab")).toBe(false);
		press("Escape");
		press("Shift", { shiftKey: true });
		expect(press("Tab", { shiftKey: true })).toBe(false);
		press("Escape");
		press("ArrowLeft");
		expect(heard).toEqual([]);
		expect(press("Tab")).toBe(true);
	});

	it.each([
		["a list of points", "- One", "- One\n\nOn"],
		["a numbered list", "1. One", "1. One\n\nOn"],
		["a quote", "> Said", "> Said\n\nOn"],
	])("leave %s by Enter twice", (_what, markdown, expected) => {
		const { type, press, now } = openTyping(markdown, { plain: true });
		press("Enter");
		press("Enter");
		type("On");
		expect(now()).toBe(expected);
	});

	it("leave a nested item for the list around it first", () => {
		const { type, press, now } = openTyping("- One\n  - Two", { plain: true });
		press("Enter");
		press("Enter");
		type("Three");
		expect(now()).toMatch(/^- One\n {2,4}- Two\n- Three$/);
	});

	it("leave the Tab key to the page outside of lists", () => {
		expect(openTyping("One").press("Tab")).toBe(false);
	});

	it("break a line within its paragraph", () => {
		const { type, press, now } = openTyping("One", { plain: true });
		press("Enter", { shiftKey: true });
		type("two");
		expect(now()).toBe("One\\\ntwo");
	});

	it("open a picture by Enter, and no other block", () => {
		const { view, press, pictures } = openTyping(
			`![A boat](/media/${"a".repeat(64)}-1600.webp "By Ann")\n\nOne`,
		);
		press("Enter");
		expect(pictures).toEqual([]);
		view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 0)));
		expect(press("Enter")).toBe(true);
		expect(pictures).toMatchObject([{ at: 0, alt: "A boat", caption: "By Ann" }]);
	});
});

describe("typography", () => {
	it.each([
		[true, 'Il dit "oui"!', "Il dit «\u00a0oui\u00a0»\u00a0!"],
		[false, 'It\'s "so"', "It’s “so”"],
	])("is that of the text's language (French: %s)", (french, typed, expected) => {
		const { type, view } = openTyping("", { french });
		type(typed);
		expect(view.state.doc.textContent).toBe(expected);
	});

	it("leaves code alone, and all text if it is switched off", () => {
		const code = openTyping("`x`\n\n```\nlet a =\n```");
		code.type("'");
		expect(code.view.state.doc.textContent).toContain("let a ='");
		code.close();
		const plain = openTyping("", { plain: true });
		plain.type("It's");
		expect(plain.view.state.doc.textContent).toBe("It's");
	});

	it("is undone in one step, to the character as it was typed", () => {
		const { type, view } = openTyping("Ann");
		type("'");
		expect(view.state.doc.textContent).toBe("Ann’");
		undo(view.state, view.dispatch);
		expect(view.state.doc.textContent).toBe("Ann'");
	});
});

describe("pasted text", () => {
	function pasteInto({ view }: ReturnType<typeof openTyping>, type: string, copied: string): void {
		const clipboardData = { files: [], getData: (asked: string) => (asked === type ? copied : "") };
		view.dom.dispatchEvent(Object.assign(new Event("paste"), { clipboardData }));
	}
	const html = `<p>L'été : "<b>oui</b>" ! <code>l'x : 1</code> et <a href="https://a.example/b">l'ici : b</a></p>`;

	it("has the typography of its language, but in code and links; one Undo removes it", () => {
		const text = openTyping("", { french: true });
		pasteInto(text, "text/html", html);
		const { view } = text;
		expect(view.state.doc.textContent).toBe("L’été\u00a0: «\u00a0oui\u00a0»\u00a0! l'x : 1 et l'ici : b");
		undo(view.state, view.dispatch);
		expect(view.state.doc.textContent).toBe("");
	});

	it("has it as plain text, together with the text before it", () => {
		const text = openTyping("Il dit", { french: true });
		pasteInto(text, "text/plain", ` : "oui"\nL'été !`);
		expect(text.now()).toBe("Il dit\u00a0: «\u00a0oui\u00a0»\n\nL’été\u00a0!");
	});

	it("stays as it is if typography is switched off, and in a block of code", () => {
		const plain = openTyping("", { french: true, plain: true });
		pasteInto(plain, "text/html", html);
		expect(plain.view.state.doc.textContent).toContain(`L'été : "oui" !`);
		plain.close();
		const code = openTyping("```\nlet a =\n```", { french: true });
		pasteInto(code, "text/plain", " 'b' : 1");
		expect(code.view.state.doc.textContent).toContain("'b' : 1");
	});
});

describe("the changes that the form receives", () => {
	it("are none without typing, and what was typed at a pause", () => {
		const { type, heard } = openTyping("One", { plain: true });
		vi.advanceTimersByTime(10_000);
		expect(heard).toEqual([]);
		type(" two");
		expect(heard).toEqual([]);
		vi.advanceTimersByTime(200);
		expect(heard).toEqual(["One two"]);
	});

	it("come also without a pause", () => {
		const { type, heard } = openTyping("", { plain: true });
		for (let typed = 0; typed < 31; typed += 1) {
			type("a");
			vi.advanceTimersByTime(100);
		}
		expect(heard.length).toBeGreaterThanOrEqual(1);
		expect(heard[0]).toMatch(/^a{20,}$/);
	});

	it("come at once before a shortcut that may save, and when the editor closes", () => {
		const { type, heard, view, close } = openTyping("One", { plain: true });
		type(" two");
		view.dom.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true }));
		expect(heard).toEqual(["One two"]);
		type("!");
		close();
		expect(heard).toEqual(["One two", "One two!"]);
	});

	it("do not include the form's own text", () => {
		const { show, heard, view, type } = openTyping("One\n\nTwo", { plain: true });
		show("One\n\nThree");
		expect(view.state.doc.textContent).toBe("OneThree");
		vi.advanceTimersByTime(10_000);
		expect(heard).toEqual([]);
		type("!");
		vi.advanceTimersByTime(200);
		expect(heard).toEqual(["One\n\nThree!"]);
	});
});

describe("a paste", () => {
	const data = (values: Record<string, string>, files: File[] = []) => ({
		getData: (type: string) => values[type] ?? "",
		files,
		types: Object.keys(values),
	});
	const paste = ({ view }: ReturnType<typeof openTyping>, clipboardData: ReturnType<typeof data>) => {
		const event = Object.assign(new window.Event("paste"), { clipboardData }) as unknown as ClipboardEvent;
		const slice = view.state.doc.slice(0, 0);
		return view.someProp("handlePaste", (handle) => handle(view, event, slice)) === true;
	};
	const image = new File(["x"], "boat.png", { type: "image/png" });

	it("becomes a link if it is an address", () => {
		const text = openTyping("See ", { plain: true });
		expect(paste(text, data({ "text/plain": " https://a.example/b " }))).toBe(true);
		expect(text.now()).toContain("https://a.example/b");
		expect(text.view.state.doc.child(0).lastChild?.marks[0]?.attrs.href).toBe("https://a.example/b");
	});

	it("puts a link on the words that an address is pasted over", () => {
		const text = openTyping("See our blog now", { plain: true });
		const { view } = text;
		view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 5, 13)));
		expect(paste(text, data({ "text/plain": "https://a.example/b" }))).toBe(true);
		expect(text.now()).toBe("See [our blog](https://a.example/b) now");
	});

	it("is left to the editor if it is text", () => {
		const text = openTyping("One");
		expect(paste(text, data({ "text/plain": "two words" }))).toBe(false);
	});

	it("becomes a picture if there is nothing else", () => {
		const text = openTyping("One");
		expect(paste(text, data({ "text/html": '<img src="x.png">' }, [image]))).toBe(true);
		expect(text.sources).toEqual([image]);
	});

	it("is text if there is a picture of it beside", () => {
		const text = openTyping("One");
		expect(paste(text, data({ "text/plain": "A table", "text/html": "<p>A table</p>" }, [image]))).toBe(
			false,
		);
		expect(text.sources).toEqual([]);
	});
});
