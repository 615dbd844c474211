import type { Ability, Block } from "./documents.ts";

/** A program out of which people copy, and the HTML that it then gives the clipboard. */
export type Program = Ability & { name: string; html(blocks: readonly Block[]): string };

/** Words as they stand in HTML. */
export function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
