import { type Command, EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { imageUrlOf } from "#app/features/media/media.ts";
import { articleSchema } from "../document/schema.ts";
import { createStoredText } from "../document/stored-text.ts";
import { activeTools, backspaceAtStart, insertBlock, type ToolName, tools } from "./commands.ts";
import { linkPlace, removeLink, setLink } from "./links.ts";
import {
	describePicture,
	type PicturePlace,
	placeWithoutWords,
	selectedPicture,
	selectPicture,
} from "./pictures.ts";

/**
 * Opens a Markdown text in which `words` are selected; where they are blank, the caret stands at the
 * beginning of the first block of words.
 */
function opened(markdown: string, words = ""): EditorState {
	const doc = createStoredText().open(markdown);
	let selection = TextSelection.atStart(doc);
	doc.descendants((node, at) => {
		const from = words === "" ? -1 : (node.text?.indexOf(words) ?? -1);
		if (from >= 0) selection = TextSelection.create(doc, at + from, at + from + words.length);
	});
	return EditorState.create({ doc, selection });
}

/** Returns a text after a command; undefined where the command could not run. */
function done(state: EditorState, command: Command): EditorState | undefined {
	let next: EditorState | undefined;
	const could = command(state, (transaction) => {
		next = state.apply(transaction);
	});
	return could ? next : undefined;
}

const markdownOf = (state: EditorState | undefined) =>
	state === undefined ? undefined : createStoredText().write(state.doc);

const used = (tool: ToolName, markdown: string, words: string) =>
	markdownOf(done(opened(markdown, words), tools[tool].command));

describe("a tool of the toolbar", () => {
	it.each([
		["bold", "One two", "two", "One **two**"],
		["bold", "One **two**", "two", "One two"],
		["italic", "One two", "One", "*One* two"],
		["underline", "One two", "One", "<u>One</u> two"],
		["heading", "One", "One", "## One"],
		["heading", "## One", "One", "One"],
		["subheading", "## One", "One", "### One"],
		["bullets", "One\n\nTwo", "Two", "One\n\n- Two"],
		["bullets", "- One", "One", "One"],
		["numbers", "One", "One", "1. One"],
		["numbers", "- One\n- Two", "Two", "1. One\n2. Two"],
		["quote", "One", "One", "> One"],
		["quote", "> One", "One", "One"],
	] as const)("%s turns %j, with %j selected, into %j", (tool, before, words, after) => {
		expect(used(tool, before, words)).toBe(after);
	});

	it.each([
		["One **two**", "two", ["bold"]],
		["One **two**", "One", []],
		["- One", "One", ["bullets"]],
		["1. One", "One", ["numbers"]],
		["> - *One*", "One", ["bullets", "italic", "quote"]],
		["## One", "One", ["heading"]],
		["### One", "One", ["subheading"]],
		["[One](/a)", "One", ["link"]],
	])("is shown as active, in %j at %j: %j", (markdown, words, names) => {
		expect([...activeTools(opened(markdown, words))].sort()).toEqual(names);
	});

	it("is shown as active for text about to be typed", () => {
		const begun = done(opened("One"), tools.bold.command);
		expect(begun === undefined ? [] : [...activeTools(begun)]).toEqual(["bold"]);
	});

	it.each(["bold", "italic", "underline", "heading", "subheading", "quote", "bullets", "numbers"] as const)(
		"%s is undone by being used again",
		(tool) => {
			const once = done(opened("One two\n\nThree", "two"), tools[tool].command);
			expect(markdownOf(once && done(once, tools[tool].command))).toBe("One two\n\nThree");
		},
	);
});

describe("a block that is inserted", () => {
	const [src, other] = ["a", "b"].map((letter) => imageUrlOf(letter.repeat(64))) as [string, string];
	const picture = articleSchema.node("picture", { src, alt: "A boat" });
	const insert = (markdown: string, words: string) => done(opened(markdown, words), insertBlock(picture));
	const kinds = (state: EditorState | undefined) => state?.doc.children.map(({ type }) => type.name);

	it("replaces an empty paragraph", () => {
		expect(kinds(insert("", ""))).toEqual(["picture", "paragraph"]);
	});

	it("follows the paragraph with the caret", () => {
		expect(kinds(insert("One\n\nTwo", "One"))).toEqual([
			...["paragraph", "picture", "paragraph", "paragraph"],
		]);
	});

	it("is within the quote or list item with the caret, if that can hold it", () => {
		expect(insert("> One\n>\n> Two", "One")?.doc.textContent).toBe("OneTwo");
	});

	it("is described at its present position, once, and not mistaken for another", () => {
		const state = insert("One", "One") as EditorState;
		const at = state.doc.child(0).nodeSize;
		const words = { alt: "Two boats", caption: "By Ann", isDecorative: false, width: "small" } as const;
		const place = { ...words, at, src, alt: "", caption: "" };
		for (const known of [at, 0]) {
			const described = done(state, describePicture({ ...place, at: known }, words));
			expect(described?.doc.nodeAt(at)?.attrs).toMatchObject({ ...words, src });
			expect(described && done(described, describePicture(place, words))).toBeUndefined();
		}
		expect(done(state, describePicture({ ...place, src: other }, words))).toBeUndefined();
	});

	it("is found by an image without a description, and not decoration, the nearest to the caret", () => {
		const markdown = `![](${src}#decorative)\n\n![](${src})\n\nOne and so on\n\n![A](${src})\n\n![](${src})\n\nTwo`;
		const place = (words: string) => placeWithoutWords(opened(markdown, words), src);
		expect([place("One")?.at, place("Two")?.at]).toEqual([1, 18]);
		expect(placeWithoutWords(opened(markdown), other)).toBeUndefined();
		const state = opened(markdown);
		const found = place("Two") as PicturePlace;
		expect(selectedPicture(done(state, selectPicture(found)) ?? state)).toEqual(found);
	});

	it("follows a block that is selected as a whole", () => {
		const state = insert("One", "One") as EditorState;
		const at = state.doc.child(0).nodeSize;
		const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, at)));
		expect(kinds(done(chosen, insertBlock(picture)))).toEqual([
			...["paragraph", "picture", "picture", "paragraph"],
		]);
	});
});

describe("Backspace at the beginning", () => {
	it.each([
		["## One", "One"],
		["- One", "One"],
		["1. One\n2. Two", "One\n\n1. Two"],
	])("turns %j into %j", (before, after) => {
		const next = markdownOf(done(opened(before), backspaceAtStart));
		expect(next?.replace(/^\d+\. Two$/m, "1. Two")).toBe(after);
	});

	it("does nothing of its own to a paragraph, to selected words, nor further on in a line", () => {
		expect(done(opened("One"), backspaceAtStart)).toBeUndefined();
		expect(done(opened("## One two", "One"), backspaceAtStart)).toBeUndefined();
		const { doc } = opened("## One");
		const within = EditorState.create({ doc, selection: TextSelection.create(doc, 3) });
		expect(done(within, backspaceAtStart)).toBeUndefined();
	});
});

describe("a link", () => {
	const place = (state: EditorState) => linkPlace(state) as NonNullable<ReturnType<typeof linkPlace>>;

	it("is found whole from anywhere within it, though its marks differ", () => {
		const state = opened("See [our **best** page](/blog) now", "best");
		expect(place(state)).toMatchObject({ text: "our best page", href: "/blog" });
		expect(markdownOf(done(state, removeLink(place(state))))).toBe("See our **best** page now");
	});

	it("is never put on a mere space: the address follows it", () => {
		const state = opened("One two", " ");
		expect(place(state)).toMatchObject({ text: "" });
		expect(markdownOf(done(state, setLink(place(state), "/a")))).toBe("One [/a](/a)two");
	});

	it("is not mixed up with the one beside it", () => {
		const state = opened("[One](/a)[Two](/b)", "Two");
		expect(place(state)).toMatchObject({ text: "Two", href: "/b" });
	});

	it("is put on the selected words, or replaces another link", () => {
		const plain = opened("One two", "two");
		expect(place(plain)).toMatchObject({ text: "two", href: "" });
		expect(markdownOf(done(plain, setLink(place(plain), "/a")))).toBe("One [two](/a)");
		const linked = opened("One [two](/a)", "two");
		expect(markdownOf(done(linked, setLink(place(linked), "/b")))).toBe("One [two](/b)");
	});

	it("has the address as its text if no words are selected", () => {
		const state = opened("One");
		const linked = done(state, setLink(place(state), "https://a.example/"));
		expect(linked?.doc.textContent).toBe("https://a.example/One");
		expect(linked?.doc.child(0).child(0).marks[0]?.attrs.href).toBe("https://a.example/");
	});
});
