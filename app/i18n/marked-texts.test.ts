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

it("leaves a text alone that carries none", () => {
	expect(takeMarks("One 🏴")).toEqual({ text: "One 🏴", keys: [] });
});
