import type { Excess } from "#app/content/excess.ts";
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

/** Says how far a text goes over its limit, and where: the server refuses it in the same words. */
export function excessText(t: Translate, excess: Excess): string {
	return t("editor.tooLong", excess);
}
