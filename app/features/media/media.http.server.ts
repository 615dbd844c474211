import { Hono } from "hono";
import { parseVariant } from "./media";
import type { MediaVariants } from "./media-variants.server";

const types = { avif: "image/avif", webp: "image/webp" } as const;

/** Serves `/media/{hash}-{width}.{format}`. The name says the content, so that it never changes. */
export function mediaRoutes(variants: MediaVariants): Hono {
	return new Hono().get("/media/:name", async (context) => {
		const variant = parseVariant(context.req.param("name"));
		const bytes = variant && (await variants.find(variant));
		if (variant === undefined || bytes === undefined) {
			return context.text("There is no such image.", 404, { "Cache-Control": "no-store" });
		}
		return context.body(bytes, 200, {
			"Content-Type": types[variant.format],
			"Cache-Control": "public, max-age=31536000, immutable",
		});
	});
}
