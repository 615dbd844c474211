import type { Edit, Selected } from "./markdown-marks.ts";

/**
 * Puts a picture on a line of its own after what is selected. What it shows, `words` until that is
 * typed, is selected then.
 */
export function insertImage({ text, end }: Selected, url: string, placeholder: string): Edit {
	const before =
		end === 0 || text.slice(0, end).endsWith("\n\n") ? "" : text[end - 1] === "\n" ? "\n" : "\n\n";
	const after = end === text.length || text.slice(end).startsWith("\n\n") ? "" : "\n\n";
	const start = end + before.length + 2;
	return {
		from: end,
		to: end,
		insert: `${before}![${placeholder}](${url})${after}`,
		start,
		end: start + placeholder.length,
	};
}
