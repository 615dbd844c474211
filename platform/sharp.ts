let loading: Promise<typeof import("sharp")["default"]> | undefined;

/**
 * Loads the image library with the first image: neither a start nor a site at rest needs it. Each
 * image takes one thread, and nothing decoded is cached, since our own caches hold what is.
 */
export function loadSharp(): Promise<typeof import("sharp")["default"]> {
	loading ??= import("sharp").then(({ default: sharp }) => {
		sharp.concurrency(1);
		sharp.cache(false);
		return sharp;
	});
	return loading;
}
