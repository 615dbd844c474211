import { expect, it } from "vitest";
import { insertImage } from "./markdown-image.ts";

const url = "/media/x-1600.webp";

it.each([
	["", 0, `![words](${url})`],
	["One", 3, `One\n\n![words](${url})`],
	["One\n", 4, `One\n\n![words](${url})`],
	["One\n\nTwo", 3, `One\n\n![words](${url})\n\nTwo`],
	["OneTwo", 3, `One\n\n![words](${url})\n\nTwo`],
])("gives a picture a line of its own in %j at %i", (text, at, expected) => {
	const edit = insertImage({ text, start: at, end: at }, url, "words");
	const edited = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
	expect(edited).toBe(expected);
	expect(edited.slice(edit.start, edit.end)).toBe("words");
});
