import { z } from "#app/content/schema.ts";

/** Where a private preview opens, and until when. The address is told once. */
export const previewLink = z.object({ url: z.string(), expiresAt: z.string() }).meta({ id: "PreviewLink" });

export type PreviewLink = z.infer<typeof previewLink>;

/** Whether an article has a link that opens: until when, or null. */
export const previewLinkState = z
	.object({ expiresAt: z.string().nullable() })
	.meta({ id: "PreviewLinkState" });

export type PreviewLinkState = z.infer<typeof previewLinkState>;
