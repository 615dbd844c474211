import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { ErrorCode } from "#platform/api/error-codes.ts";
import { translatedErrors } from "./dictionaries.server.ts";
import { interpolate } from "./translator.ts";

type ErrorAnswer = { code: ErrorCode; message: string; fields?: Record<string, string> | undefined };

/** Translates an error's message by its code; `more` has what it may interpolate. */
export function errorMessageIn(language: Language, error: ErrorAnswer, more: Record<string, unknown>) {
	if (language === defaultLanguage) return error;
	const { errorMessages, fieldMessages, fieldError } = translatedErrors[language];
	// A refusal of many kinds, which no field has a part in, is known by what it says.
	const ofKind = error.fields === undefined ? translateField(fieldMessages, error.message) : undefined;
	const message = ofKind ?? interpolate(errorMessages[error.code], (name) => String(more[name] ?? ""));
	// A field's own error comes from its schema; a rule of the content names the field.
	const ofField = (fault: string) =>
		error.code === "invalid" ? (translateField(fieldMessages, fault) ?? fieldError) : message;
	const fields = Object.entries(error.fields ?? {}).map(([field, fault]) => [field, ofField(fault)]);
	return { ...error, message, ...(error.fields && { fields: Object.fromEntries(fields) }) };
}

/** Translates a schema's message, ignoring its numbers; undefined if our forms cannot cause it. */
function translateField(messages: Readonly<Record<string, string>>, english: string): string | undefined {
	const numbers: string[] = [];
	const numbered = english.replaceAll(/\d+/g, (number) => `{{${numbers.push(number)}}}`);
	const template = own(messages, numbered);
	return (
		own(messages, english) ?? (template && interpolate(template, (place) => numbers[Number(place) - 1] ?? ""))
	);
}

function own(messages: Readonly<Record<string, string>>, key: string): string | undefined {
	return Object.hasOwn(messages, key) ? messages[key] : undefined;
}
