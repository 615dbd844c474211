import { type Language, site } from "../../site";
import { withoutEmphasis } from "../../ui/emphasis";

/** A mail before it is set: one title, one paragraph, one button, perhaps a note, and the footer. */
export type Letter = {
	language: Language;
	subject: string;
	/** Shown beside the subject in a list of mails. */
	preview: string;
	/** The phrase between asterisks is set in italic. */
	title: string;
	text: string;
	button: { label: string; url: string };
	note?: string;
	footer: { why: string; unsubscribe: string; unsubscribeUrl: string; address: string };
};

/** The letter as plain text: links alone on their line, so that every reader finds their end. */
export function letterText({ title, text, button, note, footer }: Letter): string {
	const head = [
		site.name,
		withoutEmphasis(title),
		text,
		`${button.label}:\n${button.url}`,
		...(note ? [note] : []),
	];
	const foot = [footer.why, `${footer.unsubscribe}:\n${footer.unsubscribeUrl}`, footer.address];
	return `${[...head, "--", ...foot].join("\n\n")}\n`;
}
