import { test } from "./fixtures.ts";
import { signIn, signOut } from "./owner.ts";
import type { Screen } from "./screen.ts";

const content = { kind: "field", name: "Article Content" } as const;
const publishAt = `document.querySelector("input[type=datetime-local]")`;

/** Waits until the text being written reads so. */
async function reads(view: Screen, text: string): Promise<void> {
	await view.expects(`document.activeElement.value`, text);
}

test("the administrator signs in, writes, schedules, publishes, lays a table, and signs out", async ({
	view,
}) => {
	await view.resize(1280, 1000);

	await test.step("signs in", () => signIn(view));

	await test.step("writes an article, with marks", async () => {
		await view.click({ kind: "link", name: "Add Article" });
		await view.isAt("/admin/add-article");
		await view.fill({ kind: "field", name: "Title" }, "Words that stay");
		await view.fill({ kind: "field", name: "Excerpt" }, "Why some do.");
		await view.click({ kind: "tab", name: "Source" });
		await view.fill(content, "word");
		await view.press("Control+a");
		await view.press("Control+b");
		await reads(view, "**word**");
		await view.press("Control+a");
		await view.click({ kind: "button", name: "Italic" });
		await reads(view, "***word***");
		await view.evaluate(`document.execCommand("undo")`);
		await reads(view, "**word**");
		await view.press("Control+a");
		await view.press("Control+i");
		await reads(view, "***word***");
	});

	await test.step("schedules it, and corrects a part of the time", async () => {
		await view.expects(`${publishAt}.dataset.empty`, "true");
		await view.evaluate(`${publishAt}.focus()`);
		// Day and month are the same, whichever comes first; morning is typed where the clock has twelve
		// hours.
		await view.typeParts("05", "05", "2090", "08", "08", "a");
		await view.expects(`${publishAt}.value`, "2090-05-05T08:08");
		await view.press("Backspace");
		await view.expects(`${publishAt}.value`, "");
		await view.expects(`${publishAt}.validity.badInput`, true);
		// The part that was deleted is the minutes, or the half of the day.
		await view.typeParts("a08");
		await view.expects(`${publishAt}.value`, "2090-05-05T08:08");
		await view.click({ kind: "button", name: "Schedule" });
		await view.sees({ kind: "text", name: "Article created successfully!" });
		await view.isAt("/admin/articles");
		await view.click({ kind: "link", name: "Edit Words that stay" });
		await view.sees({ kind: "text", name: "Will be published on 5 May 2090 at 08:08" });
	});

	await test.step("publishes it", async () => {
		await view.click({ kind: "button", name: "Publish Now" });
		await view.sees({ kind: "text", name: "All changes are saved" });
		await view.open("/blog/words-that-stay");
		await view.expects(
			`document.querySelector("main article em strong, main article strong em").textContent`,
			"word",
		);
	});

	await test.step("lays a table", async () => {
		await view.open("/admin/events");
		await view.click({ kind: "button", name: "Add New Event" });
		await view.fill({ kind: "field", name: "Event Title" }, "A table by the lagoon");
		await view.evaluate(`document.querySelector("input[type=date]").focus()`);
		await view.typeParts("05", "05", "2090");
		await view.evaluate(`document.querySelector("input[type=time]").focus()`);
		await view.typeParts("08", "08", "a");
		await view.click({ kind: "button", name: "Create Event" });
		await view.sees({ kind: "text", name: "Event created successfully!" });
		await view.open("/events/singlessocials");
		await view.sees({ kind: "heading", name: "A table by the lagoon" });
	});

	await test.step("signs out", () => signOut(view));
});
