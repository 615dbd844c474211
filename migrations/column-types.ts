/** A language of `app/site/site-config.ts`. Text, so that another one needs no other column. */
export type Language = "en" | "fr";
/** ISO 8601 in UTC, with milliseconds. */
export type Instant = string;
export type YesNo = 0 | 1;
