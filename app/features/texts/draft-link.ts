import { z } from "#app/content/schema.ts";

/** A private link to the site with its draft, and its end. The address is shown once. */
export const draftLink = z.object({ url: z.string(), expiresAt: z.string() }).meta({ id: "DraftLink" });
export type DraftLink = z.infer<typeof draftLink>;

/** The end of the link that works at present, or null. */
export const draftLinkState = z.object({ expiresAt: z.string().nullable() }).meta({ id: "DraftLinkState" });
export type DraftLinkState = z.infer<typeof draftLinkState>;
