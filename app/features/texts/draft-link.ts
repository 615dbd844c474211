import { z } from "#app/content/schema.ts";

/** Where the site opens with its draft, and until when. The address is told once. */
export const draftLink = z.object({ url: z.string(), expiresAt: z.string() }).meta({ id: "DraftLink" });

export type DraftLink = z.infer<typeof draftLink>;

/** Whether there is a link that opens: until when, or null. */
export const draftLinkState = z.object({ expiresAt: z.string().nullable() }).meta({ id: "DraftLinkState" });

export type DraftLinkState = z.infer<typeof draftLinkState>;
