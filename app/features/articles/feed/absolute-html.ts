const tag = /<[a-z][a-z0-9]*(?: [a-z]+(?:="[^"]*")?)*>/g;
const address = / (href|src|srcset)="([^"]*)"/g;
const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Makes the links and pictures of an article's HTML absolute, from `base`, the article's own URL.
 * Takes HTML as the renderer writes it, in which every `<` begins a tag.
 */
export function absoluteHtml(html: string, base: string): string {
	const { origin, protocol, pathname } = new URL(base);
	const folder = origin + pathname.slice(0, pathname.lastIndexOf("/") + 1);

	function absolute(written: string): string {
		if (scheme.test(written)) return written;
		if (written.startsWith("//")) return protocol + written;
		if (written.startsWith("/")) return origin + written;
		return /^(?:[#?]|$)/.test(written) ? base + written : folder + written;
	}

	return html.replace(tag, (whole) =>
		whole.replace(address, (_attribute, name: string, value: string) => {
			const written = name === "srcset" ? value.replace(/\S+(?= \d+w)/g, absolute) : absolute(value);
			return ` ${name}="${written}"`;
		}),
	);
}
