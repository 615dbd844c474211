import type { Block, Point, Run } from "./documents.ts";
import { escaped, type Program } from "./program.ts";

function mailRun({ text, bold, italic, underline, href }: Run): string {
	let html = escaped(text).replaceAll("\u00a0", "&nbsp;");
	if (underline) html = `<u>${html}</u>`;
	if (italic) html = `<i>${html}</i>`;
	if (bold) html = `<b>${html}</b>`;
	return href === undefined ? html : `<a href="${escaped(href)}" target="_blank">${html}</a>`;
}

function mailList(points: readonly Point[], ordered: boolean): string {
	const name = ordered ? "ol" : "ul";
	const items = points.map(
		({ runs, points: inner, ordered: innerOrdered }) =>
			`<li style="margin-left:15px">${runs.map(mailRun).join("")}</li>${inner === undefined ? "" : mailList(inner, innerOrdered === true)}`,
	);
	return `<${name}>${items.join("")}</${name}>`;
}

/** Gmail writes each line into a box, and an empty one between two. */
function gmailBlock(block: Block): string {
	if (block.kind === "list") return `<div>${mailList(block.points, block.ordered)}</div>`;
	if (block.kind === "heading") return `<div><b>${escaped(block.text)}</b></div><div><br></div>`;
	const line = block.runs.map(mailRun).join("");
	if (block.kind === "paragraph") return `<div>${line}</div><div><br></div>`;
	return `<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)"><div dir="ltr">${line}</div></blockquote>`;
}

/** Apple's Mail parts paragraphs by two line breaks. */
function appleBlock(block: Block): string {
	if (block.kind === "list")
		return `<div><ul class="MailOutline">${mailList(block.points, block.ordered).replace(/^<(?:ul|ol)>|<\/(?:ul|ol)>$/g, "")}</ul></div>`.replace(
			/<ul class="MailOutline">(.*)<\/ul>/s,
			block.ordered ? '<ol class="MailOutline">$1</ol>' : "$&",
		);
	if (block.kind === "heading") return `<b>${escaped(block.text)}</b><br><br>`;
	const line = block.runs.map(mailRun).join("");
	return block.kind === "quote"
		? `<blockquote type="cite"><div>${line}</div></blockquote>`
		: `${line}<br><br>`;
}

const sizes = { 1: "32.0", 2: "26.0", 3: "20.0" } as const;

function pagesList(points: readonly Point[], ordered: boolean): string {
	const name = ordered ? "ol" : "ul";
	const items = points.map(
		({ runs, points: inner, ordered: innerOrdered }) =>
			`<li class="li2"><span class="s1"></span>${runs.map(mailRun).join("")}</li>\n${inner === undefined ? "" : pagesList(inner, innerOrdered === true)}`,
	);
	return `<${name} class="${name}1">\n${items.join("")}</${name}>\n`;
}

function pagesBlock(block: Block): string {
	if (block.kind === "list") return pagesList(block.points, block.ordered);
	if (block.kind === "heading") return `<p class="h${block.level}"><b>${escaped(block.text)}</b></p>`;
	return `<p class="p2">${block.runs.map(mailRun).join("")}</p>\n<p class="p3"><br></p>`;
}

const pagesStyle = `<style type="text/css">${Object.entries(sizes)
	.map(([level, size]) => `p.h${level} {margin: 0.0px 0.0px 4.0px 0.0px; font: ${size}px 'Helvetica Neue'}`)
	.join("\n")}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px 'Helvetica Neue'}
li.li2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px 'Helvetica Neue'}
span.s1 {font: 9.0px 'Helvetica Neue'} ul.ul1 {list-style-type: disc}</style>`;

/** Programs of mail, and of a Mac. */
export const mailPrograms: Program[] = [
	{
		name: "Gmail",
		headings: false,
		quotes: true,
		html: (blocks) => `<meta charset='utf-8'><div dir="ltr">${blocks.map(gmailBlock).join("")}</div>`,
	},
	{
		name: "Apple Mail",
		headings: false,
		quotes: true,
		html: (blocks) =>
			`<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">${blocks.map(appleBlock).join("")}</body></html>`,
	},
	{
		name: "Pages",
		headings: true,
		quotes: false,
		html: (blocks) =>
			`<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer"><meta name="CocoaVersion" content="2487.3">${pagesStyle}</head><body>${blocks.map(pagesBlock).join("\n")}</body></html>`,
	},
];
