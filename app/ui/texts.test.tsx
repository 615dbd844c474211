import "#platform/testing/dom.ts";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Emphasis, withoutEmphasis } from "./emphasis.tsx";
import { Faq, TextWithAddresses } from "./faq.tsx";

// React's complaints, such as of two parts that it cannot tell apart.
const complaints = vi.fn();
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(complaints));
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	complaints.mockClear();
});

const shown = (part: ReactNode) => render(part).container.innerHTML;

describe("a title with a phrase in italics", () => {
	it.each([
		["Shall we *begin*?", "Shall we <em>begin</em>?"],
		["*Ensemble*", "<em>Ensemble</em>"],
		["No italics <here>", "No italics &lt;here&gt;"],
		["*Et* moi *Et* toi", "<em>Et</em> moi <em>Et</em> toi"],
	])("shows %j as %s", (text, html) => {
		expect(shown(<Emphasis text={text} />)).toBe(html);
		expect(complaints).not.toHaveBeenCalled();
	});

	it("is plain text without italics", () => {
		expect(withoutEmphasis("Shall *we* begin *now*?")).toBe("Shall we begin now?");
	});
});

describe("a text with addresses", () => {
	it("links each, also one that occurs twice", () => {
		const html = shown(<TextWithAddresses text="a@b.example or a@b.example or c@d.example" />);
		expect(html.match(/mailto:[^"]+/g)).toEqual([
			"mailto:a@b.example",
			"mailto:a@b.example",
			"mailto:c@d.example",
		]);
		expect(complaints).not.toHaveBeenCalled();
	});
});

it("questions open without any script", () => {
	const html = shown(<Faq items={[{ question: "How?", answer: "Write to a@b.example." }]} />);
	expect(html).toMatch(/^<div[^>]*><details[^>]*><summary[^>]*>How\?/);
	expect(html).toContain('href="mailto:a@b.example"');
});
