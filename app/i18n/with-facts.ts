import { type Language, textVariables } from "#app/site/site-config.ts";
import { interpolate } from "./text-reader.ts";

/**
 * A text whose `{{facts}}` are filled in, where no dictionary is open, and what `more` names. A mark that is neither
 * stays as it is.
 */
export function withFacts(text: string, language: Language, more: Record<string, string> = {}): string {
	const variables: Record<string, string> = { ...textVariables(language), ...more };
	return interpolate(text, (name, mark) => variables[name] ?? mark);
}
