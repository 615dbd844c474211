/**
 * What a file may hold, inclusive, in MiB (specification, section 5): texts say it, in megabytes,
 * as people do.
 */
export const maxImageMegabytes = 5;
export const maxImageBytes = maxImageMegabytes * 1024 * 1024;

/**
 * Why a file cannot be an image of the site; undefined when nothing is known against it. The server
 * looks closer.
 */
export function imageFault(file: Pick<File, "type" | "size">): "type" | "size" | undefined {
	if (!file.type.startsWith("image/") || file.type === "image/svg+xml") return "type";
	return file.size > maxImageBytes ? "size" : undefined;
}

/** The first image among what was dropped or pasted. */
export function imageIn(files: Iterable<File>): File | undefined {
	return [...files].find(({ type }) => type.startsWith("image/"));
}
