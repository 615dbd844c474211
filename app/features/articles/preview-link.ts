import { z } from "#app/content/schema.ts";

/** A new private link, and when it expires. The address is returned only once. */
export const previewLink = z.object({ url: z.string(), expiresAt: z.string() }).meta({ id: "PreviewLink" });

export type PreviewLink = z.infer<typeof previewLink>;

/** The expiry of an article's private link, or null without one. */
export const previewLinkState = z
	.object({ expiresAt: z.string().nullable() })
	.meta({ id: "PreviewLinkState" });

export type PreviewLinkState = z.infer<typeof previewLinkState>;
