import { expect, it } from "vitest";
import { marked, takeMarks } from "./marked-texts.ts";

it("a marked text carries its key where nobody sees it", () => {
	const title = marked("One", "home.title");
	expect(takeMarks(title)).toEqual({ text: "One", keys: ["home.title"] });
	expect(takeMarks(`${marked("b", "home.items.1")} · ${title}`)).toEqual({
		text: "b · One",
		keys: ["home.items.1", "home.title"],
	});
	expect(title).toMatch(/^One\P{Letter}+$/u);
});

it("a flag that is made of the same characters is no mark", () => {
	const england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
	expect(takeMarks(england)).toEqual({ text: england, keys: [] });
	expect(takeMarks(marked(`One ${england}`, "title"))).toEqual({ text: `One ${england}`, keys: ["title"] });
});

it("a text without a mark stays as it is", () => {
	expect(takeMarks("One 🏴")).toEqual({ text: "One 🏴", keys: [] });
});
