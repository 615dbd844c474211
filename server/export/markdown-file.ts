import { stringify } from "yaml";

/** Returns a text with what is known of it in front, as programs for websites read it; without blanks. */
export function markdownFile(head: Record<string, unknown>, content: string): string {
	const known = Object.entries(head).filter(([, value]) => !isBlank(value));
	return `---\n${stringify(Object.fromEntries(known), { lineWidth: 0 })}---\n\n${content.trim()}\n`;
}

function isBlank(value: unknown): boolean {
	if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
	return value === undefined || value === null || value === "";
}
