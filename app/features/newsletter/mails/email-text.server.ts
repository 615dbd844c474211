import type { Language } from "#app/site/site-config.ts";
import { withoutEmphasis } from "#app/ui/emphasis.tsx";

/**
 * A mail before it is set: one title, one paragraph, one button, perhaps a note, and the footer.
 */
export type EmailTemplate = {
	/** Who writes. */
	name: string;
	language: Language;
	subject: string;
	/** Shown beside the subject in a list of mails. */
	preview: string;
	/** The phrase between asterisks is set in italic. */
	title: string;
	text: string;
	button: { label: string; url: string };
	note?: string;
	footer: { why: string; links: { label: string; url: string }[]; address: string };
};

/**
 * The letter as plain text: links alone on their line, so that every reader finds their end.
 * `introduce` writes the line before a link from its label.
 */
export function emailText(email: EmailTemplate, introduce: (label: string) => string): string {
	const { name, title, text, button, note, footer } = email;
	const head = [
		name,
		withoutEmphasis(title),
		text,
		`${introduce(button.label)}\n${button.url}`,
		...(note ? [note] : []),
	];
	const links = footer.links.map(({ label, url }) => `${introduce(label)}\n${url}`);
	const foot = [footer.why, ...links, footer.address];
	return `${[...head, "--", ...foot].join("\n\n")}\n`;
}
