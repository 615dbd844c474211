import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainHtml } from "#app/features/articles/rendered-text.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { articleHtml } from "./article-html.server.ts";
import { sharedTextRenderer, textRenderer } from "./text-renderer.server.ts";

const size = 200_000;

/** Limits under which the hostile texts below end soon. */
const hasty = textRenderer({ timeoutMs: 800, locateMs: 400, idleMs: 1_000, heapMb: 96 });

/**
 * Texts that people paste, or programs make, and that took the site seconds to minutes; more of them
 * are in `bench/hostile-texts.ts`.
 */
const hostile: [string, string][] = [
	["[a](", "[a](".repeat(50_000)],
	["quotes", ">".repeat(size)],
];
const moreHostile: [string, string][] = [
	["*a_", "*a_ ".repeat(25_000)],
	["[a]", `[a]: b\n\n${"[a]".repeat(60_000)}`],
	["<u>", "<u>".repeat(66_000)],
];

describe("the renderer", () => {
	it("returns what is stored of a text", async () => {
		expect(await sharedTextRenderer.render("Say **hello**, _you_ <u>all</u>.")).toEqual({
			html: "<p>Say <strong>hello</strong>, <em>you</em> <u>all</u>.</p>",
			folded: "say hello, you all.",
			words: 4,
			readingMinutes: 1,
		});
	});

	it.each([...hostile, ...(isLong ? moreHostile : [])])(
		"refuses or renders 200,000 characters of %s within its limits, and then the next text",
		async (_name, markdown) => {
			const answer = await hasty.render(markdown).then(
				({ html }) => html.length,
				(error: unknown) => error,
			);
			if (typeof answer !== "number") {
				expect(answer).toMatchObject({ name: "TextUnrenderable" });
			}
			expect((await hasty.render("*next*")).html).toBe("<p><em>next</em></p>");
		},
	);

	it("names the line at which a text takes too long", async () => {
		const markdown = `First.\n\nSecond\nand third.\n\n${"*a_ ".repeat(25_000)}\n\nLast.`;
		await expect(hasty.render(markdown)).rejects.toMatchObject({ textError: { reason: "complex", line: 6 } });
	});

	it.each([
		["tags", `One.\n\n${"<u>".repeat(3_400)}x`, 3],
		["quotes", `One.\n\nTwo.\n\n${">".repeat(300)} x`, 5],
		[
			"lists",
			`One.\n\n${Array.from({ length: 60 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n")}`,
			undefined,
		],
	])("names the line at which %s are nested too deeply", async (_name, markdown, line) => {
		const textError = { reason: "nested", ...(line === undefined ? {} : { line }) };
		await expect(sharedTextRenderer.render(markdown)).rejects.toMatchObject({ textError });
	});

	it("shows a text that cannot be rendered as plain paragraphs", async () => {
		const markdown = `A < b & c.\n\n${"<u>".repeat(3_400)}`;
		expect(await sharedTextRenderer.renderStored(markdown)).toMatchObject({ html: plainHtml(markdown) });
	});

	it("renders any text as the pipeline does in this process", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.string({ unit: fc.constantFrom(..."*_[]()<u>#-\n `>1.a&é"), maxLength: 60 }),
				async (markdown) => {
					expect((await sharedTextRenderer.render(markdown)).html).toBe(articleHtml(markdown));
				},
			),
		);
	});
});
