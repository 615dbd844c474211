import type { AccentColours } from "#app/site/site-look.ts";

export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
export const ink = "#1f1a16";
export const soft = "#5c5148";
export const paper = "#fbf7f2";
export const line = "#e3d2bf";

/** Pixels of a mail's column, and beside its text. */
export const columnWidth = 600;
export const columnPadding = 32;

type Look = Record<string, React.CSSProperties>;

/** The look of what every mail has, for style attributes: mail programs read no other. */
export const mailLook = {
	page: { margin: 0, padding: 0, backgroundColor: paper },
	/** A long word, such as the address of a map, breaks: no mail is wider than a phone. */
	column: {
		padding: `40px ${columnPadding}px 48px`,
		textAlign: "left",
		overflowWrap: "anywhere",
		wordBreak: "break-word",
	},
	name: { margin: "0 0 32px", font: `italic 400 26px/1 ${serif}`, color: ink },
	/** The style of the logo, whose text stands there as the name does while pictures are off. */
	logo: { display: "block", margin: "0 0 32px", border: 0, font: `italic 400 26px/1 ${serif}`, color: ink },
	title: { margin: "0 0 24px", font: `400 36px/1.12 ${serif}`, letterSpacing: "-0.02em", color: ink },
	text: { margin: "0 0 20px", font: `400 17px/1.6 ${sans}`, color: ink },
	soft: { margin: "0 0 12px", font: `400 14px/1.6 ${sans}`, color: soft },
	footLink: { color: soft, textDecoration: "underline" },
	button: {
		display: "inline-block",
		padding: "14px 28px",
		borderRadius: 999,
		font: `700 17px/1.25 ${sans}`,
		color: "#ffffff",
		textDecoration: "none",
	},
	rule: { margin: "0 0 32px", border: 0, borderTop: `1px solid ${line}` },
} as const satisfies Look;

export function buttonLook({ ember }: AccentColours): React.CSSProperties {
	return { ...mailLook.button, backgroundColor: ember };
}

/** The styles that attributes cannot hold: a dark reader's colours, and smaller margins on a phone. */
export const sheet = ({ glow, lamp }: AccentColours) => `
	:root { color-scheme: light dark; supported-color-schemes: light dark; }
	a:hover { text-decoration-thickness: 2px !important; }
	@media (max-width: 600px) {
		.column { padding: 28px 20px 36px !important; }
		.title { font-size: 30px !important; }
	}
	@media (prefers-color-scheme: dark) {
		.page, .page td { background-color: #1f1a16 !important; }
		.ink, .ink a { color: #fbf7f2 !important; }
		.soft, .soft a { color: #cdbfb0 !important; }
		.accent, .words a { color: ${glow} !important; }
		.page .bar { background-color: ${glow} !important; }
		.rule { border-color: #4a4038 !important; }
		.button, .button span { background: ${lamp} !important; color: #1f1a16 !important; }
	}
`;

const outlookRules = `.frame { width: ${columnWidth}px !important; } .arcs { display: none; mso-hide: all; }`;

/** The styles for Outlook alone: it knows no greatest width, and draws circles as squares. */
export const outlookSheet = `<!--[if mso]><style>${outlookRules}</style><![endif]-->`;
