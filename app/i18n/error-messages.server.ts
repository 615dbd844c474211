import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { ErrorCode } from "#platform/api/error-codes.ts";
import { translatedErrors } from "./dictionaries.server.ts";
import { interpolate } from "./translator.ts";

/**
 * What an endpoint of the content area answers instead of doing what was asked, as far as people
 * read it.
 */
type ErrorAnswer = { code: ErrorCode; message: string; fields?: Record<string, string> | undefined };

/**
 * An error's message in a language, by its code.
 * @param more what a message may interpolate
 */
export function errorMessageIn(
	language: Language,
	error: ErrorAnswer,
	more: Record<string, unknown>,
): ErrorAnswer {
	if (language === defaultLanguage) return error;
	const { errorMessages, fieldError } = translatedErrors[language];
	const message = interpolate(errorMessages[error.code], (name) => String(more[name] ?? ""));
	// A field's own fault is told by its schema, in English alone; a rule of the content names the
	// field with its message.
	const ofField = error.code === "invalid" ? fieldError : message;
	const fields = Object.keys(error.fields ?? {}).map((field) => [field, ofField]);
	return { ...error, message, ...(error.fields && { fields: Object.fromEntries(fields) }) };
}
