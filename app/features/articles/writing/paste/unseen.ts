import { hasStyle, unwrap } from "./dom.ts";

/** What is no part of a text: code, notes of reviewers, what was deleted, what is hidden. */
const unseen = [
	"script,style,meta,link,title,base,xml,template,noscript,iframe,object,embed,svg,math,canvas,audio,video",
	"input,select,textarea,button,head",
	"del,[data-reminder-type]",
	".msoDel,.MsoCommentReference,.msocomanchor,.msocomoff,.MsoCommentText,.mso-comment,.Apple-interchange-newline",
	"[aria-hidden=true],[hidden]",
	"a[href^='#_msocom'],a[name^='_msoanchor'],a[id^='cmnt'],a[href^='#cmnt']",
].join();

/** Leaves behind what nobody saw when the text was copied. */
export function removeUnseen(body: HTMLElement): void {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
	const comments: Node[] = [];
	while (walker.nextNode() !== null) comments.push(walker.currentNode);
	for (const comment of comments) comment.parentNode?.removeChild(comment);
	for (const element of body.querySelectorAll(unseen)) element.remove();
	for (const element of body.querySelectorAll("[style]")) {
		if (isUnseen(element)) element.remove();
	}
	// Names of Office's own, such as `o:p` and `w:sdt`, hold words.
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
