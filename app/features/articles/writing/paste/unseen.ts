import { hasStyle, unwrap } from "./dom.ts";

/** Removes what is no part of a text: code, reviewers' comments, deleted and hidden parts. */
const unseen = [
	"script,style,meta,link,title,base,xml,template,noscript,iframe,object,embed,svg,math,canvas,audio,video",
	"input,select,textarea,button,head",
	"del,[data-reminder-type]",
	".msoDel,.MsoCommentReference,.msocomanchor,.msocomoff,.MsoCommentText,.mso-comment,.Apple-interchange-newline",
	"[aria-hidden=true],[hidden]",
	"li[role=checkbox] > img,img[aria-roledescription=checkbox]",
	"a[href^='#_msocom'],a[name^='_msoanchor'],a[id^='cmnt'],a[href^='#cmnt']",
].join();

/** Matches the marks of comments in the text of Google Docs and of Word. */
const commentMarks = "a[id^='cmnt_ref'],a[href^='#_msocom']";

/** Counts the comments beside a text; they are no part of it. */
export function countComments(body: HTMLElement): number {
	return body.querySelectorAll(commentMarks).length;
}

/**
 * Removes the comments of an exported Google Doc, which follow the text: each in a box that begins
 * with its mark.
 */
function removeCommentBoxes(body: HTMLElement): void {
	for (const mark of body.querySelectorAll("a[id^='cmnt'][href^='#cmnt_ref']")) {
		const box = mark.closest("div");
		const isOwn =
			box?.firstElementChild?.contains(mark) === true && box.querySelector("h1,h2,h3,ul,ol") === null;
		(isOwn ? box : mark.closest("p"))?.remove();
	}
}

/** Removes what was invisible when the text was copied. */
export function removeUnseen(body: HTMLElement): void {
	removeCommentBoxes(body);
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
	const comments: Node[] = [];
	while (walker.nextNode() !== null) comments.push(walker.currentNode);
	for (const comment of comments) comment.parentNode?.removeChild(comment);
	for (const element of body.querySelectorAll(unseen)) element.remove();
	for (const element of body.querySelectorAll("[style]")) {
		if (isUnseen(element)) element.remove();
	}
	// Office's elements, such as `o:p` and `w:sdt`, hold text.
	for (const element of [...body.querySelectorAll("*")]) {
		if (element.localName.includes(":") || element.localName === "ins") unwrap(element);
	}
}

function isUnseen(element: Element): boolean {
	return (
		hasStyle(element, "display", "none") ||
		hasStyle(element, "visibility", "hidden") ||
		hasStyle(element, "mso-hide", "all") ||
		hasStyle(
			element,
			"mso-element",
			"comment(?:-list)?\\b|header|footer|frame|field-begin|field-separator|field-end",
		)
	);
}
