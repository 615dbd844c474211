const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const ink = "#1f1a16";
const soft = "#5c5148";
const ember = "#b8320c";

/** Pixels of a letter's column. */
export const letterWidth = 600;

/** The look of each kind of text, for style attributes: mail programs read no other. */
export const look = {
	page: { margin: 0, padding: 0, backgroundColor: "#fbf7f2" },
	column: {
		maxWidth: letterWidth,
		padding: "40px 32px 48px",
		textAlign: "left",
		overflowWrap: "anywhere",
		wordBreak: "break-word",
	},
	name: { margin: "0 0 32px", font: `italic 400 26px/1 ${serif}`, color: ink },
	title: { margin: "0 0 24px", font: `400 36px/1.12 ${serif}`, letterSpacing: "-0.02em", color: ink },
	heading: { margin: "0 0 12px", font: `400 24px/1.2 ${serif}`, color: ink },
	text: { margin: "0 0 20px", font: `400 17px/1.6 ${sans}`, color: ink },
	soft: { margin: "0 0 12px", font: `400 14px/1.6 ${sans}`, color: soft },
	label: {
		margin: "0 0 8px",
		font: `600 13px/1.4 ${sans}`,
		letterSpacing: "0.06em",
		textTransform: "uppercase",
		color: ember,
	},
	quote: { margin: "0 0 12px", font: `italic 400 26px/1.3 ${serif}`, color: ink },
	link: { color: ember, textDecoration: "underline" },
	footLink: { color: soft, textDecoration: "underline" },
	titleLink: { color: ink, textDecoration: "none" },
	image: { display: "block", width: "100%", maxWidth: "100%", height: "auto", border: 0, margin: "0 0 16px" },
	button: {
		display: "inline-block",
		padding: "14px 28px",
		borderRadius: 999,
		backgroundColor: ember,
		font: `700 17px/1.25 ${sans}`,
		color: "#ffffff",
		textDecoration: "none",
	},
	part: { margin: "0 0 32px" },
	rule: { margin: "0 0 32px", border: 0, borderTop: "1px solid #e3d2bf" },
} as const satisfies Record<string, React.CSSProperties>;

/** What style attributes cannot say: a dark reader's colours, and smaller margins on a phone. */
export const sheet = `
	:root { color-scheme: light dark; supported-color-schemes: light dark; }
	@media (max-width: 600px) {
		.column { padding: 28px 20px 36px !important; }
		.title { font-size: 30px !important; }
	}
	@media (prefers-color-scheme: dark) {
		.page, .page td { background-color: #1f1a16 !important; }
		.ink, .ink a { color: #fbf7f2 !important; }
		.soft, .soft a { color: #cdbfb0 !important; }
		.accent, .words a { color: #ff9a78 !important; }
		.rule { border-color: #4a4038 !important; }
		.button, .button span { background: #f2491b !important; color: #1f1a16 !important; }
	}
`;

/** The style of each element that Markdown makes, by its name. */
export const wordsLook: Record<string, string> = {
	p: css(look.text),
	h2: css(look.heading),
	h3: `margin:0 0 10px;font:400 20px/1.25 ${serif};color:${ink}`,
	h4: `margin:0 0 8px;font:600 17px/1.3 ${sans};color:${ink}`,
	ul: `margin:0 0 20px;padding:0 0 0 22px;font:400 17px/1.6 ${sans};color:${ink}`,
	ol: `margin:0 0 20px;padding:0 0 0 22px;font:400 17px/1.6 ${sans};color:${ink}`,
	li: "margin:0 0 6px",
	blockquote: `margin:0 0 20px;padding:0 0 0 18px;border-left:3px solid #f2491b;font:italic 400 21px/1.4 ${serif}`,
	hr: css(look.rule),
	img: css(look.image),
	a: css(look.link),
};

function css(style: Readonly<Record<string, string | number>>): string {
	return Object.entries(style)
		.map(([name, value]) => {
			const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
			return `${property}:${typeof value === "number" && value !== 0 ? `${value}px` : value}`;
		})
		.join(";");
}
