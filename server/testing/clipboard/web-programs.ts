import type { Block, Point, Run } from "./documents.ts";
import { escaped, type Program } from "./program.ts";

const docsFont =
	"font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;";

function docsRun({ text, bold, italic, underline, href }: Run): string {
	const line = underline || href !== undefined ? "underline" : "none";
	const html = `<span style="${docsFont}font-weight:${bold ? 700 : 400};font-style:${italic ? "italic" : "normal"};text-decoration:${line};">${escaped(text)}</span>`;
	return href === undefined ? html : `<a href="${escaped(href)}" style="text-decoration:none;">${html}</a>`;
}

function docsList(points: readonly Point[], ordered: boolean, level = 1): string {
	const name = ordered ? "ol" : "ul";
	const items = points.map(
		({ runs, points: inner, ordered: innerOrdered }) =>
			`<li dir="ltr" style="list-style-type:disc;${docsFont}" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${runs.map(docsRun).join("")}</p></li>${inner === undefined ? "" : docsList(inner, innerOrdered === true, level + 1)}`,
	);
	return `<${name} style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${items.join("")}</${name}>`;
}

function docsBlock(block: Block): string {
	if (block.kind === "list") return docsList(block.points, block.ordered);
	if (block.kind === "heading") {
		return `<h${block.level} dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">${escaped(block.text)}</span></h${block.level}>`;
	}
	return `<p dir="ltr" style="line-height:1.38;margin-left:${block.kind === "quote" ? 36 : 0}pt;">${block.runs.map(docsRun).join("")}</p>`;
}

function wordWebRun({ text, bold, italic, underline, href }: Run): string {
	const style = `font-size:11pt;font-weight:${bold ? "bold" : "normal"};font-style:${italic ? "italic" : "normal"};text-decoration:${underline ? "underline" : "none"}`;
	const html = `<span data-contrast="auto" class="TextRun SCXW1 BCX0" style="${style}"><span class="NormalTextRun SCXW1 BCX0">${escaped(text)}</span></span>`;
	return href === undefined
		? html
		: `<a class="Hyperlink SCXW1" href="${escaped(href)}" target="_blank" rel="noreferrer noopener">${html}</a>`;
}

function wordWebPoints(points: readonly Point[], ordered: boolean, level = 1): string[] {
	const name = ordered ? "ol" : "ul";
	return points.flatMap(({ runs, points: inner, ordered: innerOrdered }, at) => [
		`<div class="ListContainerWrapper SCXW1 BCX0"><${name} class="${ordered ? "Number" : "Bullet"}ListStyle1" role="list"${ordered ? ` start="${at + 1}"` : ""}><li data-leveltext="•" data-font="Symbol" data-listid="1" data-aria-posinset="${at + 1}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1 BCX0">${runs.map(wordWebRun).join("")}<span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></${name}></div>`,
		...wordWebPoints(inner ?? [], innerOrdered === true, level + 1),
	]);
}

function wordWebBlock(block: Block): string {
	if (block.kind === "list") return wordWebPoints(block.points, block.ordered).join("");
	const isHeading = block.kind === "heading";
	const runs: Run[] = isHeading ? [{ text: block.text }] : block.runs;
	const role = isHeading ? ` role="heading" aria-level="${block.level}"` : "";
	return `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"${role} xml:lang="EN-GB">${runs.map(wordWebRun).join("")}<span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></div>`;
}

const pageStyle =
	"color: rgb(32, 33, 34); font-family: sans-serif; font-size: 16px; font-style: normal; font-weight: 400; letter-spacing: normal; text-align: start; white-space: normal; background-color: rgb(255, 255, 255);";

function pageRun({ text, bold, italic, underline, href }: Run): string {
	let html = escaped(text);
	if (underline) html = `<u>${html}</u>`;
	if (italic) html = `<em>${html}</em>`;
	if (bold) html = `<strong style="font-weight: bold;">${html}</strong>`;
	return href === undefined
		? html
		: `<a href="${escaped(href)}" style="text-decoration: none; color: rgb(51, 102, 204);">${html}</a>`;
}

function pageList(points: readonly Point[], ordered: boolean): string {
	const name = ordered ? "ol" : "ul";
	const items = points.map(
		({ runs, points: inner, ordered: innerOrdered }) =>
			`<li style="margin-bottom: 0.1em;">${runs.map(pageRun).join("")}${inner === undefined ? "" : pageList(inner, innerOrdered === true)}</li>\n`,
	);
	return `<${name} style="margin: 0.3em 0px 0px 1.6em; ${pageStyle}">${items.join("")}</${name}>`;
}

function pageBlock(block: Block): string {
	if (block.kind === "list") return pageList(block.points, block.ordered);
	if (block.kind === "heading")
		return `<h${block.level} style="${pageStyle}"><span class="mw-headline" id="x">${escaped(block.text)}</span></h${block.level}>`;
	const name = block.kind === "quote" ? "blockquote" : "p";
	return `<${name} style="${pageStyle}">${block.runs.map(pageRun).join("")}</${name}>`;
}

/** Programs in a browser. */
export const webPrograms: Program[] = [
	{
		name: "Google Docs",
		headings: true,
		quotes: false,
		html: (blocks) =>
			`<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f1c">${blocks.map(docsBlock).join("")}</b><br class="Apple-interchange-newline">`,
	},
	{
		name: "Word on the web",
		headings: true,
		quotes: false,
		html: (blocks) =>
			`<html><body><!--StartFragment-->${blocks.map(wordWebBlock).join("")}<!--EndFragment--></body></html>`,
	},
	{
		name: "a web page",
		headings: true,
		quotes: true,
		html: (blocks) => `<meta charset='utf-8'>${blocks.map(pageBlock).join("\n\n")}`,
	},
];
