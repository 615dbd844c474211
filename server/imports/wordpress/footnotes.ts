import { z } from "zod";

const stored = z.array(z.object({ content: z.string() }));

/** The field in which WordPress keeps the footnotes of a post. */
export const footnotesField = "footnotes";

/** Returns the footnotes of a post as a list in HTML; blank where there are none. */
export function footnotesHtml(meta: ReadonlyMap<string, string>): string {
	const notes = read(meta.get(footnotesField) ?? "");
	if (notes.length === 0) return "";
	return `<ol>${notes.map(({ content }) => `<li>${content}</li>`).join("")}</ol>`;
}

function read(json: string): z.infer<typeof stored> {
	try {
		return stored.safeParse(JSON.parse(json)).data ?? [];
	} catch {
		return [];
	}
}
