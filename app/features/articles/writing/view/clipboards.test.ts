import "#platform/testing/dom.ts";
import { expect, it } from "vitest";
import { articleHtml } from "#app/features/articles/rendering/article-html.server.ts";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";
import { everyClipboard } from "#server/testing/clipboard/fixtures.ts";

const nothing = { files: [], getData: () => "" };

/** Returns the page of what becomes of pasted HTML. */
function pasted(html: string): string {
	const { view, now, close } = openTyping("", { plain: true });
	const event = Object.assign(new window.Event("paste"), { clipboardData: nothing });
	view.pasteHTML(html, event as unknown as ClipboardEvent);
	const markdown = now();
	close();
	return articleHtml(markdown).trim();
}

const programs = Map.groupBy(everyClipboard, ({ name }) => name.replace(/,.*/, ""));

it.each([...programs])("pasted HTML keeps its text, in order, and its structure: %s", (_name, copied) => {
	const faults = copied.filter(({ html, markdown }) => pasted(html) !== articleHtml(markdown).trim());
	expect(faults.map(({ name }) => name)).toEqual([]);
});

it("pasting is tested with 200 clipboards at least", () => {
	expect(everyClipboard.length).toBeGreaterThanOrEqual(200);
});
