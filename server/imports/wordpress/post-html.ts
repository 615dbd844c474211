import type { Loss } from "#server/imports/post/imported-post.ts";

/** Shortcodes of WordPress itself and of common plugins that may stand without attributes. */
const known = new Set(
	"audio caption wp_caption embed gallery playlist video contact-form contact-form-7 wpforms gravityform recaptcha rev_slider toc".split(
		" ",
	),
);

type Lose = (loss: Loss) => void;

/** Returns the HTML of a post as its page would show it, and what of it only WordPress can show. */
export function postHtml(content: string): { html: string; losses: Loss[] } {
	const losses: Loss[] = [];
	const lose: Lose = (loss) => {
		if (!losses.some(({ kind, detail }) => kind === loss.kind && detail === loss.detail)) losses.push(loss);
	};
	for (const [, name = ""] of content.matchAll(/<!--\s+wp:([a-z0-9/-]{1,80})[^>]{0,2000}\/-->/g)) {
		lose({ kind: "block", detail: name });
	}
	const shown = withoutShortcodes(withCaptions(content.replaceAll("\r\n", "\n")), lose);
	const isOfBlocks = content.includes("<!-- wp:");
	return { html: withBareAddresses(isOfBlocks ? shown : withParagraphs(shown), lose), losses };
}

type Pair = { open: RegExp; closeOf(name: string): string };

/** Replaces what stands between a sign and the one that closes it, in one walk through the text. */
function replacePairs(
	text: string,
	{ open, closeOf }: Pair,
	replacement: (opening: string, within: string, close: string) => string,
): string {
	const pieces: string[] = [];
	const unclosed = new Set<string>();
	let end = 0;
	for (const match of text.matchAll(open)) {
		const close = closeOf((match[1] ?? "").toLowerCase());
		if (match.index < end || unclosed.has(close)) continue;
		const from = match.index + match[0].length;
		const to = text.indexOf(close, from);
		if (to === -1) unclosed.add(close);
		else {
			pieces.push(text.slice(end, match.index), replacement(match[0], text.slice(from, to), close));
			end = to + close.length;
		}
	}
	return pieces.join("") + text.slice(end);
}

/** Turns `[caption]<img> words[/caption]` into a figure. */
function withCaptions(content: string): string {
	const pair = { open: /\[((?:wp_)?caption)\b[^\]]{0,2000}\]/g, closeOf: (name: string) => `[/${name}]` };
	return replacePairs(content, pair, (opening, within) => {
		const imageEnd = within.indexOf(">", Math.max(0, within.indexOf("<img"))) + 1;
		if (!within.includes("<img") || imageEnd === 0) return within;
		// The picture may be a link; one that follows it belongs to the words.
		const isLinked = within.slice(0, within.indexOf("<img")).includes("<a");
		const imageTo = isLinked ? within.indexOf("</a>", imageEnd) + "</a>".length : imageEnd;
		const named = /\bcaption=(["'])(.{0,1000}?)\1/s.exec(opening)?.[2] ?? "";
		const words = within.slice(imageTo).trim() || named;
		return `\n\n<figure>${within.slice(0, imageTo)}<figcaption>${words}</figcaption></figure>\n\n`;
	});
}

/** Takes the signs of shortcodes out: what stands between two of them stays. `[[…]]` is a text about one. */
function withoutShortcodes(content: string, lose: Lose): string {
	const closings = content.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi);
	const closed = new Set([...closings].map(([, name = ""]) => name.toLowerCase()));
	const isShortcode = (name: string, attributes: string) =>
		known.has(name) || closed.has(name) || /[\w-]\s*=\s*\S|^\s+https?:/.test(attributes);
	return content.replace(
		/\[(\[?)\/?([a-z][\w-]{0,60})(\s[^\]<]{0,500})?\](\]?)/gi,
		(all, escaped: string, typed: string, attributes = "", after: string) => {
			if (escaped !== "" && after !== "") return all.slice(1, -1);
			const name = typed.toLowerCase();
			if (!isShortcode(name, attributes)) return all;
			const address = /https?:\/\/[^\s"'\]]+/.exec(attributes)?.[0];
			if (name === "gallery" || name === "playlist") lose({ kind: "gallery", detail: "" });
			else if (address === undefined && name !== "embed") lose({ kind: "shortcode", detail: name });
			return escaped + (address === undefined ? "" : `\n\n${address}\n\n`) + after;
		},
	);
}

const blockStart =
	/^<(?:\/?(?:p|div|section|article|aside|header|footer|figure|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|thead|tbody|tr|td|th|hr|form|iframe|script|style|address)\b|!--)/i;

/** Stands for a part that is put back: no text of XML can hold it. */
const aside = "\u0000";

/** Makes paragraphs of what was typed before there were blocks, as WordPress does: at empty lines, with breaks. */
function withParagraphs(content: string): string {
	const kept: string[] = [];
	const pair = { open: /<(pre|script|style)\b/gi, closeOf: (name: string) => `</${name}>` };
	return replacePairs(content.replaceAll(aside, ""), pair, (opening, within, close) => {
		kept.push(opening + within + close);
		return `\n\n${aside}\n\n`;
	})
		.split(/\n[ \t]*\n/)
		.map((part) => part.trim())
		.filter((part) => part !== "")
		.map((part) => {
			if (part === aside) return kept.shift() ?? "";
			return blockStart.test(part) ? part : `<p>${part.replaceAll("\n", "<br>")}</p>`;
		})
		.join("\n");
}

/** Turns an address that stands alone, in whose place WordPress shows what is there, into a link. */
function withBareAddresses(html: string, lose: Lose): string {
	return html.replace(
		/(^|<p>|<div class="wp-block-embed__wrapper">)[ \t]*\n?(https?:\/\/[^\s<>"]{1,2000})[ \t]*\n?(?=<\/p>|<\/div>|$)/gm,
		(_all, before: string, address: string) => {
			lose({ kind: "embed", detail: address });
			const escaped = address.replaceAll("&amp;", "&").replaceAll("&", "&amp;");
			const link = `<a href="${escaped}">${escaped}</a>`;
			return before === "" ? `<p>${link}</p>` : before + link;
		},
	);
}
