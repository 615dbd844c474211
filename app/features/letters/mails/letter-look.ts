import { buttonLook, columnPadding, columnWidth, ink, mailLook, sans, serif } from "#app/mail/mail-look.ts";
import type { AccentColours } from "#app/site/site-look.ts";

/** Pixels of a picture in a letter. */
export const pictureWidth = columnWidth - 2 * columnPadding;

/** The look of what stands in letters alone, for style attributes: mail programs read no other. */
export const look = {
	...mailLook,
	heading: { margin: "0 0 12px", font: `400 24px/1.2 ${serif}`, color: ink },
	label: {
		margin: "0 0 8px",
		font: `600 13px/1.4 ${sans}`,
		letterSpacing: "0.06em",
		textTransform: "uppercase",
	},
	quote: { margin: "0 0 12px", font: `italic 400 26px/1.3 ${serif}`, color: ink },
	link: { textDecoration: "underline" },
	titleLink: { color: ink, textDecoration: "none" },
	image: { display: "block", width: "100%", maxWidth: "100%", height: "auto", border: 0, margin: "0 0 16px" },
	part: { padding: "0 0 32px" },
} as const satisfies Record<string, React.CSSProperties>;

/** Returns the styles in the site's accent. */
export function accentedLook(accent: AccentColours) {
	const { ember } = accent;
	return {
		button: buttonLook(accent),
		label: { ...look.label, color: ember },
		link: { ...look.link, color: ember },
	};
}

/** The style of each element that Markdown makes, by its name. */
export function wordsLook(accent: AccentColours): Record<string, string> {
	return {
		...plainStyles,
		blockquote: `margin:0 0 20px;padding:0 0 0 18px;border-left:3px solid ${accent.brand};font:italic 400 21px/1.4 ${serif}`,
		a: css(accentedLook(accent).link),
	};
}

function css(style: Readonly<Record<string, string | number>>): string {
	return Object.entries(style)
		.map(([name, value]) => {
			const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
			return `${property}:${typeof value === "number" && value !== 0 ? `${value}px` : value}`;
		})
		.join(";");
}

/** The same style without the parts that take the accent colour. */
const plainStyles: Record<string, string> = {
	p: css(look.text),
	h2: css(look.heading),
	h3: `margin:0 0 10px;font:400 20px/1.25 ${serif};color:${ink}`,
	h4: `margin:0 0 8px;font:600 17px/1.3 ${sans};color:${ink}`,
	ul: `margin:0 0 20px;padding:0 0 0 22px;font:400 17px/1.6 ${sans};color:${ink}`,
	ol: `margin:0 0 20px;padding:0 0 0 22px;font:400 17px/1.6 ${sans};color:${ink}`,
	li: "margin:0 0 6px",
	hr: css(look.rule),
	img: css(look.image),
	figure: "margin:0 0 20px",
	figcaption: `margin:-8px 0 0;font:400 14px/1.5 ${sans};color:${ink}`,
};
