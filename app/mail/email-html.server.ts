import { html, raw } from "hono/html";
import type { EmailTemplate } from "./email-text.server.ts";

const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** What style attributes cannot say: a dark reader's colours, and smaller margins on a phone. */
const sheet = raw(`
	:root { color-scheme: light dark; supported-color-schemes: light dark; }
	a:hover { text-decoration-thickness: 2px !important; }
	@media (max-width: 600px) {
		.frame { padding: 32px 24px 40px !important; }
		.title { font-size: 32px !important; }
	}
	@media (prefers-color-scheme: dark) {
		.page { background: #1f1a16 !important; }
		.ink { color: #fbf7f2 !important; }
		.soft, .soft a { color: #cdbfb0 !important; }
		.rule { border-color: #4a4038 !important; }
		.button { background: #f2491b !important; color: #1f1a16 !important; }
		.link { color: #ff9a78 !important; }
	}
`);

/**
 * Two arcs that meet, drawn with borders: there is no picture that could be missing. Outlook, which
 * draws squares, sees none.
 */
const arcs = raw(
	`<!--[if !mso]><!--><div aria-hidden="true" style="height:40px;margin:0 0 28px;font-size:0;line-height:0">${[
		"#f2491b",
		"#8fb5ac",
	]
		.map((color, index) => {
			const overlap = index === 0 ? "" : "margin-left:-14px;";
			return `<span style="display:inline-block;width:38px;height:38px;border:1px solid ${color};border-radius:50%;${overlap}"></span>`;
		})
		.join("")}</div><!--<![endif]-->`,
);

/**
 * The letter as HTML: a single column of 560 px that needs no picture, no font and no style sheet
 * to be read.
 */
export function emailHtml({
	name,
	language,
	subject,
	preview,
	title,
	text,
	facts = [],
	button,
	note,
	footer,
}: EmailTemplate): string {
	const paragraph = (text: string) =>
		html`<p class="ink" style="margin:0 0 28px;white-space:pre-line;font:400 17px/1.6 ${raw(sans)};color:#1f1a16">${text}</p>`;
	return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no">
<title>${subject}</title>
<style>${sheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbf7f2">
<div style="display:none;max-height:0;overflow:hidden">${preview}${raw("&#847;&zwnj;&nbsp;".repeat(60))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#fbf7f2"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="frame" style="padding:48px 32px 56px;text-align:left;overflow-wrap:anywhere;word-break:break-word">
<p class="ink" style="margin:0 0 40px;font:italic 400 26px/1 ${raw(serif)};color:#1f1a16">${name}</p>
${arcs}
<h1 class="ink title" style="margin:0 0 20px;font:400 38px/1.1 ${raw(serif)};letter-spacing:-0.02em;text-wrap:balance;color:#1f1a16">${emphasized(title)}</h1>
${paragraph(text)}
${facts.length === 0 ? "" : factTable(facts)}
${
	button === undefined
		? ""
		: html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 32px"><tr><td>
<a href="${button.url}" class="button" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#b8320c;font:700 18px/1.25 ${raw(sans)};color:#ffffff;text-decoration:none">${button.label}</a>
</td></tr></table>`
}
${note === undefined ? "" : html`<p class="soft" style="white-space:pre-line;margin:0 0 28px;font:400 15px/1.6 ${raw(sans)};color:#5c5148">${note}</p>`}
<div class="rule soft" style="margin:12px 0 0;padding:24px 0 0;border-top:1px solid #e3d2bf;font:400 14px/1.6 ${raw(sans)};color:#5c5148">
<p style="margin:0 0 12px">${footer.why}</p>
${footer.links.map(
	({ label, url }) =>
		html`<p style="margin:0 0 12px"><a href="${url}" style="color:#5c5148;text-decoration:underline">${label}</a></p>`,
)}
<p style="margin:0">${footer.address}</p>
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`);
}

/** Facts in lines: what each is, then what it says. */
function factTable(facts: NonNullable<EmailTemplate["facts"]>) {
	const cell = `padding:6px 16px 6px 0;vertical-align:top;font:400 16px/1.5 ${sans}`;
	const rows = facts.map(
		({ label, text }) =>
			html`<tr><td class="soft" style="${raw(cell)};overflow-wrap:normal;word-break:normal;color:#5c5148">${label}</td><td class="ink" style="${raw(cell)};color:#1f1a16">${text}</td></tr>`,
	);
	return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 28px">${rows}</table>`;
}

/** The phrases between asterisks in italic. */
function emphasized(title: string) {
	return title.split("*").map((part, index) => (index % 2 === 1 ? html`<em>${part}</em>` : part));
}
