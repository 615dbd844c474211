import { test } from "@playwright/test";
import { slugOf } from "#app/i18n/slug.ts";
import { saysIn, writeInFrench, writtenInFrench } from "./article-writing.ts";
import { button, choice, field, type Hand, type Target, tab, text } from "./hand.ts";

const question = "[role=alertdialog]";
/** The previewed page. Its frame runs no script: it is read from outside. */
const preview = `document.querySelector("iframe")?.contentDocument`;
const inPreview = (selector: string) => `${preview}?.querySelector("${selector}")?.textContent.trim()`;

/**
 * An article from its first word to its end, by the hand of an administrator who is signed in:
 * French first and out of Word, with a picture; English later; shown in private, scheduled,
 * published, corrected while readers see it, put back, deleted and fetched back, and taken off the
 * site. `name` tells it from those of other hands.
 */
export async function articleJourney(hand: Hand, name: string) {
	const english = `A letter by the lagoon ${name}`;
	const french = `Une lettre au lagon ${name}`;
	const path = `/blog/${slugOf(english)}`;
	const content = field("Article Content");
	const reads = async (words: string) => {
		await hand.open(path);
		await hand.sees(text(words));
	};

	await test.step("is written in French first, out of Word, with a picture", async () => {
		await hand.open("/admin/add-article");
		await hand.click(tab("Français"));
		await hand.fill(field("Title"), french);
		await hand.fill(field("Excerpt"), "Pourquoi les lettres durent.");
		await writeInFrench(hand);
		const picture = button("Choose an image", 'fieldset[aria-label="Featured Image"]');
		await hand.chooseFile(picture, "public/apple-touch-icon.png");
		await hand.sees(text("Image uploaded successfully"));
		await hand.fill(field("Image description"), "Une lettre sur une table");
		await hand.press("Control+s");
		await hand.expects(`location.pathname.startsWith("/admin/edit-article/")`, true);
		await hand.sees(text("All changes are saved"));
	});
	const form = await hand.evaluate<string>("location.pathname");

	await test.step("gets its English text later, and is looked at", async () => {
		await hand.click(tab("English"));
		await hand.fill(field("Title"), english);
		await hand.fill(field("Excerpt"), "Why letters last.");
		await hand.fill(content, "Write slowly.");
		await hand.fill(field("Image description"), "A letter on a table");
		await hand.lookAround();
		await hand.click(tab("Preview"));
		await hand.expects(inPreview("h1"), english);
		await hand.expects(inPreview(".prose"), "Write slowly.");
		await hand.expects("document.documentElement.scrollWidth > innerWidth", false);
		await hand.click(choice("Phone"));
		await hand.click(choice("Français"));
		await hand.expects(inPreview("h1"), french);
		await hand.expects(saysIn(".prose", preview), writtenInFrench);
		await hand.expects(`${preview}.documentElement.lang`, "fr");
		await hand.expects(`${preview}.defaultView.innerWidth`, 390);
		await hand.expects(`((page) => page.scrollWidth - page.clientWidth)(${preview}.documentElement)`, 0);
		await hand.click(tab("Edit"));
		await hand.click(button("Save as Draft"));
		await hand.sees(text("All changes are saved"));
	});

	await test.step("is shown by a private link, and by nothing else", async () => {
		await hand.click(button("Create a preview link"));
		await hand.sees(field("Preview link"));
		const link = await hand.evaluate<string>(`document.querySelector("input[readonly]").value`);
		const { pathname } = new URL(link);
		await hand.open(pathname);
		await hand.sees({ kind: "heading", name: english });
		await hand.sees(text("Private preview, expires on"));
		await hand.expects(`document.querySelector("meta[name=robots]").content`, "noindex");
		await hand.expects(`document.querySelector('main img[alt="A letter on a table"]') !== null`, true);
		await hand.open(`/fr${pathname}`);
		await hand.sees({ kind: "heading", name: french });
		await hand.open("/blog");
		await hand.seesNo({ kind: "heading", name: english });
	});

	await test.step("is scheduled, then published at once in both languages", async () => {
		await hand.open(form);
		await hand.setTime(field("Publish at"), "2090-05-05T08:08");
		await hand.click(button("Schedule"));
		await hand.sees(text("Will be published on 5 May 2090 at 08:08"));
		await hand.click(button("Publish Now"));
		await hand.sees(text("On the website since"));
		await reads("Write slowly.");
		await hand.sees({ kind: "heading", name: english });
		const alternate = `new URL(document.querySelector("link[rel=alternate][hreflang=fr]").href).pathname`;
		await hand.open(await hand.evaluate<string>(alternate));
		await hand.sees({ kind: "heading", name: french });
		await hand.expects(saysIn("main .prose"), writtenInFrench);
		const picture = `document.querySelector("main .prose img")`;
		await hand.evaluate(`${picture}.scrollIntoView()`);
		await hand.expects(`${picture}.decode().then(() => ${picture}.naturalWidth > 0)`, true);
	});

	await test.step("has a correction that waits unseen, and goes live", async () => {
		await hand.open(form);
		await hand.fill(content, "Write calmly.");
		await hand.sees(text("Visitors see the text as it was last saved"));
		await hand.click(button("Save for Later"));
		await hand.sees(text("Corrections waiting since"));
		await reads("Write slowly.");
		await hand.open(form);
		await hand.sees(text("Corrections waiting since"));
		await hand.click(button("Publish Changes"));
		await hand.seesNo(text("Corrections waiting since"));
		await reads("Write calmly.");
	});

	await test.step("is compared with an older version, which is restored", async () => {
		const compare = button("Compare version 2");
		const focused = `document.activeElement.getAttribute("aria-label")`;
		await hand.open(form);
		await hand.click(button("Show earlier versions"));
		await hand.sees(compare);
		await hand.expects(focused, "History");
		await hand.click(compare);
		for (const [mark, changed] of Object.entries({ del: "slowly", ins: "calmly" })) {
			const marked = `[...document.querySelectorAll("[role=dialog] ${mark}")].map((part) => part.textContent)`;
			await hand.expects(`${marked}.some((words) => words.includes("${changed}"))`, true);
		}
		await hand.lookAround();
		await hand.press("Escape");
		await hand.expects(focused, compare.name);
		await hand.click(compare);
		await hand.click(button("Restore this version", "[role=dialog]"));
		await hand.click(button("Restore this version", question));
		await hand.sees(text("Version 2 is restored."));
		await reads("Write slowly.");
	});

	await test.step("is deleted, and fetched back", async () => {
		const entry: Target = { kind: "link", name: `Edit ${english}` };
		const deletion = button(`Delete ${english}`);
		await hand.open("/admin/articles");
		// The one row: the way by keyboard to "Undo" is short, and so made while it is shown.
		await hand.fill(field("Search articles"), english);
		await hand.expects(`document.querySelectorAll('[aria-label^="Delete "]').length`, 1);
		const sure = text(`Are you sure you want to delete ${english}? It is removed from the website at once.`);
		await hand.click(deletion);
		await hand.sees(sure);
		await hand.lookAround();
		await hand.click(button("Cancel", question));
		await hand.seesNo(sure);
		await hand.expects(`document.activeElement.getAttribute("aria-label")`, deletion.name);
		await hand.click(deletion);
		await hand.sees(sure);
		await hand.click(button("Delete", question));
		await hand.sees(text("Article deleted successfully"));
		await hand.seesNo(entry);
		await hand.click(button("Undo"));
		await hand.sees(text("Article restored"));
		await hand.sees(entry);
		await reads("Write slowly.");
	});

	await test.step("is taken off the website", async () => {
		await hand.open(form);
		await hand.click(button("Unpublish"));
		await hand.click(button("Save as a draft", question));
		await hand.sees(text("Not on the website"));
		await hand.open("/blog");
		await hand.seesNo({ kind: "heading", name: english });
	});
}
