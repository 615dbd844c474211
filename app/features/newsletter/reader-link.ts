import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";

const hourMs = 60 * 60_000;

/** How long the link works that a reader asks for to change something, and the one that proves an address. */
export const settingsLinkMs = hourMs;
export const addressLinkMs = 24 * hourMs;

/** What a reader may change of themselves: what is blank stays as it is. */
export const readerSettings = z.object({
	language: z.enum(languages),
	email: z.string().max(500).default(""),
});

export type ReaderSettings = z.infer<typeof readerSettings>;
