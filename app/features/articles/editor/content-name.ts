import type { OtherLanguage } from "#app/site/site-config.ts";

/** The field of the article's form that holds its text in a language. */
export type ContentName = "content" | `${OtherLanguage}.content`;
