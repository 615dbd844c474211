import { cleanLinks, markNotes } from "./clean-links.ts";
import { semanticMarks } from "./clean-marks.ts";
import { separateParagraphs } from "./clean-paragraphs.ts";
import { cleanSpaces } from "./clean-spaces.ts";
import { emojiAsText } from "./emoji-pictures.ts";
import { cleanHeadings, namedQuotes } from "./headings.ts";
import { repairLists } from "./lists.ts";
import { linearizeTables } from "./tables.ts";
import { removeUnseen } from "./unseen.ts";
import { wordLists } from "./word-lists.ts";

/**
 * Cleans HTML of the clipboard to what an article can hold: headings, marks, links, nested lists
 * and quotes, as other programs mean them. Styles, comments, deletions and bookmarks are dropped.
 * It is parsed in a separate document, where nothing runs or loads. `onRead` is called before
 * anything is dropped.
 */
export function cleanHtml(html: string, onRead: (body: HTMLElement) => void = () => undefined): string {
	// HTML that this editor copied needs no cleaning.
	if (/<[^>]+\sdata-pm-slice=/.test(html)) return html;
	const { body, head } = new DOMParser().parseFromString(html, "text/html");
	const sheets = [...head.querySelectorAll("style"), ...body.querySelectorAll("style")];
	const css = sheets.map(({ textContent }) => textContent).join("\n");
	onRead(body);
	removeUnseen(body);
	emojiAsText(body);
	wordLists(body);
	namedQuotes(body);
	cleanHeadings(body, css);
	semanticMarks(body);
	markNotes(body);
	cleanLinks(body);
	linearizeTables(body);
	separateParagraphs(body);
	repairLists(body);
	cleanSpaces(body);
	return body.innerHTML;
}
