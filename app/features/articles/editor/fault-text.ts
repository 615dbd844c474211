import type { TextFault } from "#app/features/articles/rendered-text.ts";
import { deepest } from "#app/features/articles/rendering/nesting.ts";
import type { useText } from "#app/i18n/text-context.tsx";

type Translate = ReturnType<typeof useText<"admin">>;

/**
 * Explains why a text cannot become a page (`editor`), or cannot be shown in the editor: the place
 * and the limit.
 */
export function faultText(
	t: Translate,
	{ reason, line }: TextFault,
	where: "editor" | "editor.unreadable",
): string {
	const place = line === undefined ? "Somewhere" : "AtLine";
	return t(`${where}.${reason}${place}`, { line: line ?? 0, max: deepest });
}
