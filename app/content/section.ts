import type { Dictionaries } from "#app/i18n/text.ts";

type Admin = Dictionaries["admin"];

/** A part of the content area's texts that has all of these: one for each kind that is listed. */
export type SectionWith<Name extends string> = {
	[Section in keyof Admin & string]: Admin[Section] extends Record<Name, string> ? Section : never;
}[keyof Admin & string];
