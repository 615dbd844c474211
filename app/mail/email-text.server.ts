import type { Language } from "#app/site/site-config.ts";
import type { SiteLook } from "#app/site/site-look.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";

/** The parts of a mail that says one thing. */
export type EmailTemplate = {
	/** The sender. */
	name: string;
	look: SiteLook;
	language: Language;
	subject: string;
	/** Shown beside the subject in a list of mails. */
	preview: string;
	/** The phrase between asterisks is set in italic. */
	title: string;
	text: string;
	/** Facts with a label; with `url`, `text` is a link. */
	facts?: readonly { label: string; text: string; url?: string }[];
	chart?: Chart;
	button?: { label: string; url: string };
	note?: string;
	footer: { why: string; links: { label: string; url: string }[]; address: string };
};

/** Values that are compared, as bars: no picture that could be missing. */
export type Chart = { title: string; bars: readonly { label: string; value: number }[] };

/** A mail to the owner of the site, and the reason why it was sent. */
export type OwnerMail = Omit<EmailTemplate, "name" | "look" | "language" | "footer"> & { why: string };

/** Returns plain text with links alone on their line. `introduce` writes the line before one. */
export function emailText(email: EmailTemplate, introduce: (label: string) => string): string {
	const { name, title, text, facts = [], chart, button, note, footer } = email;
	const linked = (one: { label: string; url: string }) => `${introduce(one.label)}\n${one.url}`;
	const head = [
		name,
		withoutEmphasis(title),
		text,
		...(facts.length > 0
			? [facts.map((fact) => `${introduce(fact.label)} ${fact.url ?? fact.text}`).join("\n")]
			: []),
		...(chart === undefined ? [] : [[introduce(chart.title), ...chart.bars.map(barLine)].join("\n")]),
		...(button === undefined ? [] : [linked(button)]),
		...(note ? [note] : []),
	];
	const foot = [footer.why, ...footer.links.map(linked), footer.address];
	return `${[...head, "--", ...foot].join("\n\n")}\n`;
}

/** Signs of the longest bar. */
const barSigns = 20;

function barLine({ label, value }: Chart["bars"][number], _place: number, bars: Chart["bars"]): string {
	return `${label}  ${"█".repeat(Math.round(shareOf(value, bars) * barSigns))} ${value}`;
}

/** Returns a bar's length, as part of the longest. */
export function shareOf(value: number, bars: Chart["bars"]): number {
	return value / Math.max(1, ...bars.map((bar) => bar.value));
}
