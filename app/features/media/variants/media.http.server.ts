import { Hono } from "hono";
import { parseVariant } from "#app/features/media/media.ts";
import type { MediaVariants } from "./media-variants.server.ts";

const types = { avif: "image/avif", webp: "image/webp", jpeg: "image/jpeg" } as const;

/** Serves `/media/{hash}-{width}.{format}`, cached for ever; a variant that stands in is not cached. */
export function mediaRoutes(variants: MediaVariants): Hono {
	return new Hono().get("/media/:name", async (context) => {
		const variant = parseVariant(context.req.param("name"));
		const found = variant && (await variants.find(variant));
		if (found === undefined) {
			return context.text("There is no such image.", 404, { "Cache-Control": "no-store" });
		}
		if ("svg" in found) {
			// A browser shows it whatever the status; a mail program and a search engine learn the truth.
			const type = { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" };
			return context.body(found.svg, found.isLost ? 404 : 503, type);
		}
		return context.body(found.bytes, 200, {
			"Content-Type": types[found.format],
			"Cache-Control": found.isExact ? "public, max-age=31536000, immutable" : "no-store",
		});
	});
}
