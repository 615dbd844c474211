import type { Block, Point, Run } from "./documents.ts";
import { escaped, type Program } from "./program.ts";

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:"Cambria Math";} p.MsoNormal, li.MsoNormal {mso-style-unhide:no;margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;} --></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->`;

function wordRun({ text, bold, italic, underline, href }: Run): string {
	let html = `<span lang=EN-US style='mso-ansi-language:EN-US'>${escaped(text).replaceAll(" ", "\n").replaceAll("\u00a0", "&nbsp;")}</span>`;
	if (underline) html = `<u>${html}</u>`;
	if (italic) html = `<i style='mso-bidi-font-style:normal'>${html}</i>`;
	if (bold) html = `<b style='mso-bidi-font-weight:normal'>${html}</b>`;
	return href === undefined ? html : `<a href="${escaped(href)}">${html}</a>`;
}

const wordEnd = "<span lang=EN-US><o:p></o:p></span>";

function wordPoints(points: readonly Point[], ordered: boolean, level = 1): string[] {
	return points.flatMap(({ runs, points: inner, ordered: innerOrdered }, at) => {
		const last = at === points.length - 1 ? "Last" : at === 0 ? "First" : "Middle";
		const sign = ordered
			? `<span style='mso-list:Ignore'>${at + 1}.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>`
			: `<span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span>`;
		const point = `<p class=MsoListParagraphCxSp${last} style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>${sign}<![endif]>${runs.map(wordRun).join("")}${wordEnd}</p>`;
		return [point, ...wordPoints(inner ?? [], innerOrdered === true, level + 1)];
	});
}

function wordBlock(block: Block): string {
	if (block.kind === "list") return wordPoints(block.points, block.ordered).join("\n\n");
	if (block.kind === "heading") {
		return `<h${block.level}><a name="_Toc1234"></a><span lang=EN-US>${escaped(block.text)}<o:p></o:p></span></h${block.level}>`;
	}
	const name = block.kind === "quote" ? "MsoQuote" : "MsoNormal";
	return `<p class=${name} style='margin-bottom:8.0pt'>${block.runs.map(wordRun).join("")}${wordEnd}</p>`;
}

function libreRun({ text, bold, italic, underline, href }: Run): string {
	let html = `<font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><span lang="en-GB">${escaped(text)}</span></font></font>`;
	if (underline) html = `<u>${html}</u>`;
	if (italic) html = `<i>${html}</i>`;
	if (bold) html = `<b>${html}</b>`;
	return href === undefined ? html : `<a href="${escaped(href)}">${html}</a>`;
}

function libreList(points: readonly Point[], ordered: boolean): string {
	const name = ordered ? "ol" : "ul";
	const items = points.map(
		({ runs, points: inner, ordered: innerOrdered }) =>
			`\t<li><p style="line-height: 100%; margin-bottom: 0cm">\n\t${runs.map(libreRun).join("")}</p>\n${inner === undefined ? "" : libreList(inner, innerOrdered === true)}`,
	);
	return `<${name}>\n${items.join("")}</${name}>\n`;
}

function libreBlock(block: Block): string {
	if (block.kind === "list") return libreList(block.points, block.ordered);
	if (block.kind === "heading")
		return `<h${block.level} class="western">${escaped(block.text)}</h${block.level}>`;
	const name = block.kind === "quote" ? "blockquote" : "p";
	return `<${name} style="line-height: 100%; margin-bottom: 0cm">\n${block.runs.map(libreRun).join("")}</${name}>`;
}

export const word: Program = {
	name: "Word",
	headings: true,
	quotes: true,
	html: (blocks) =>
		`${wordHead}\n\n${blocks.map(wordBlock).join("\n\n")}\n\n<!--EndFragment-->\n</body>\n</html>`,
};

/** Programs that copy what they would save. */
export const officePrograms: Program[] = [
	word,
	{
		name: "Outlook",
		headings: true,
		quotes: true,
		html: (blocks) =>
			`${wordHead}<div class=WordSection1>${blocks.map(wordBlock).join("\n")}<p class=MsoNormal><o:p>&nbsp;</o:p></p></div><!--EndFragment--></body></html>`,
	},
	{
		name: "LibreOffice",
		headings: true,
		quotes: true,
		html: (blocks) =>
			`<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm } a:link { color: #000080; text-decoration: underline }</style></head><body lang="en-GB" link="#000080" vlink="#800000" dir="ltr">${blocks.map(libreBlock).join("\n")}\n<p style="line-height: 100%"><br/>\n</p>\n</body></html>`,
	},
];
