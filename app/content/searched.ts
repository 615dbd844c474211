import { languages } from "#app/site/site-config.ts";
import type { Fields } from "./field.ts";
import { type Content, sharedNames, textNames, textsIn } from "./localized.ts";

type Search = "list" | "readers";

/** The names among these of the fields that a search looks through. */
export function searchedAmong<Name extends string>(
	fields: Fields,
	names: readonly Name[],
	search: Search,
): Name[] {
	return names.filter((name) => fields[name]?.searched?.includes(search));
}

/** Every text that a search looks through: of each language, then what all share. */
export function searchedTexts<F extends Fields>(fields: F, content: Content<F>, search: Search): string[] {
	const translated = searchedAmong(fields, textNames(fields), search);
	const shared = searchedAmong(fields, sharedNames(fields), search);
	return [
		...languages.flatMap((language) => {
			const texts = textsIn<Record<string, unknown>>(content, language);
			return texts === null ? [] : translated.map((name) => String(texts[name] ?? ""));
		}),
		...shared.map((name) => String(content[name] ?? "")),
	];
}
