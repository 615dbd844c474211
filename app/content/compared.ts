import type { Fields } from "./field.ts";
import { type Shared, sharedNames, type Texts, textNames } from "./localized.ts";

/**
 * Everything that is written in one language and compared, one text below the other; blank where
 * nothing is.
 */
export function comparedTexts<F extends Fields>(fields: F, texts: Texts<F> | null): string {
	return texts === null ? "" : joined(fields, textNames(fields), texts);
}

/** Everything that all languages share and that is compared. */
export function comparedShared<F extends Fields>(fields: F, content: Shared<F>): string {
	return joined(fields, sharedNames(fields), content);
}

function joined(fields: Fields, names: readonly string[], values: Readonly<Record<string, unknown>>): string {
	return names
		.filter((name) => fields[name]?.compared)
		.map((name) => [values[name] ?? ""].flat().join(", "))
		.filter(Boolean)
		.join("\n\n");
}
