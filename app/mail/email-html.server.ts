import type { EmailTemplate } from "./email-text.server.ts";

/** A mail that says one thing, as HTML: a column that needs no picture, no font and no style sheet. */
export async function emailHtml(email: EmailTemplate): Promise<string> {
	// Read with the first mail: commands that send none are run by Node itself, which reads no JSX.
	const { emailDocument } = await import("./email-document.server.tsx");
	return emailDocument(email);
}
