import { expect, it } from "vitest";
import { takeMarks, withMarks } from "./marked-texts.ts";

const texts = { home: { title: "One", items: ["a", "b"] } };

it("carries the key of each text where nobody sees it", () => {
	const marked = withMarks(texts);
	expect(takeMarks(marked.home.title)).toEqual({ text: "One", keys: ["home.title"] });
	expect(takeMarks(`${marked.home.items[1]} · ${marked.home.title}`)).toEqual({
		text: "b · One",
		keys: ["home.items.1", "home.title"],
	});
	expect(marked.home.title).toMatch(/^One\P{Letter}+$/u);
});

it("takes a flag that is made of the same characters for a flag", () => {
	const england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
	expect(takeMarks(england)).toEqual({ text: england, keys: [] });
	const { title } = withMarks({ title: `One ${england}` });
	expect(takeMarks(title)).toEqual({ text: `One ${england}`, keys: ["title"] });
});

it("leaves a text alone that carries none", () => {
	expect(takeMarks("One 🏴")).toEqual({ text: "One 🏴", keys: [] });
});
