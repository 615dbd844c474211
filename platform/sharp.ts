let loading: Promise<typeof import("sharp")["default"]> | undefined;

/**
 * The image library, loaded with the first image: a start does not wait for it, and a site at rest
 * does not hold it. Each image takes one thread, and nothing decoded is cached: our own caches hold
 * what is requested again.
 */
export function loadSharp(): Promise<typeof import("sharp")["default"]> {
	loading ??= import("sharp").then(({ default: sharp }) => {
		sharp.concurrency(1);
		sharp.cache(false);
		return sharp;
	});
	return loading;
}
