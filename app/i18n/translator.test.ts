import { expect, it, vi } from "vitest";
import { translator } from "./translator.ts";

const dictionary = {
	hello: "Hello {{who}}",
	people_one: "{{count}} person",
	people_other: "{{count}} people",
	members: "{{count}} members",
	members_one: "{{count}} member",
	faq: { items: [{ question: "How long?", answer: "About {{minutes}} minutes" }] },
};
const t = translator("en", "example", dictionary);

it("fills in the variables, and leaves out what nobody passed", () => {
	expect(t("hello", { who: "<b>Ada</b>" })).toBe("Hello <b>Ada</b>");
	expect(t("hello")).toBe("Hello ");
});

it("chooses the form of a count by the language's own rule", () => {
	expect([0, 1, 2].map((count) => t("people", { count }))).toEqual(["0 people", "1 person", "2 people"]);
	const french = translator("fr", "example", dictionary);
	expect([0, 1, 2].map((count) => french("people", { count }))).toEqual(["0 person", "1 person", "2 people"]);
	expect([1, 2].map((count) => t("members", { count }))).toEqual(["1 member", "2 members"]);
});

it("a translator returns lists and groups whole, filled in at every depth", () => {
	const answer = "About 40 minutes";
	expect(t("faq.items", { minutes: 40 })).toEqual([{ question: "How long?", answer }]);
	expect(t("faq", { minutes: 40 }).items[0]?.answer).toBe(answer);
});

it.each([
	["absent", {}],
	["absent", undefined],
	["__proto__.toString", dictionary],
	["hello.length", dictionary],
])("shows the path of a missing text and warns: %s", (path, texts) => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const read = translator<Record<string, string>>(
		"en",
		"example",
		texts as Record<string, string> | undefined,
	);
	expect(read(path)).toBe(path);
	expect(warn).toHaveBeenCalledWith(`Missing translation: example:${path}`);
	warn.mockRestore();
});
