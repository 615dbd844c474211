import { type Language, textVariables } from "../site";

/** A text whose `{{facts}}` are filled in, where no dictionary is open. A mark that is no fact stays as it is. */
export function withFacts(text: string, language: Language): string {
	const variables: Record<string, string> = textVariables(language);
	return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => variables[name] ?? mark);
}
