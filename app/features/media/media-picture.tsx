import { preload } from "react-dom";
import { srcSetOf } from "./media.ts";

type Props = {
	/** Address of any variant of the image. */
	url: string;
	alt: string;
	/** How wide the layout shows it, as the `sizes` attribute. */
	sizes: string;
	className?: string;
	/** Where a crop stays, as `positionOf` says it; in the middle without one. */
	position?: string | undefined;
	/**
	 * "first" for the largest one above the fold, "now" for others there; the rest comes when it is
	 * near.
	 */
	priority?: "first" | "now" | "near";
};

/**
 * One of our images at the widths of the layout, in AVIF and WebP. Its box is reserved at 3:2;
 * `className` may crop it.
 */
export function MediaPicture({ url, alt, sizes, className, position, priority = "near" }: Props) {
	const imageSrcSet = srcSetOf(url, "avif");
	// A browser that draws a page itself asks for the picture at once.
	if (import.meta.env.SSR && priority === "first") {
		preload(url, { as: "image", imageSrcSet, imageSizes: sizes, type: "image/avif", fetchPriority: "high" });
	}
	return (
		<picture>
			<source type="image/avif" srcSet={imageSrcSet} sizes={sizes} />
			<img
				src={url}
				srcSet={srcSetOf(url, "webp")}
				sizes={sizes}
				alt={alt}
				width={1600}
				height={1067}
				loading={priority === "near" ? "lazy" : "eager"}
				fetchPriority={priority === "first" ? "high" : undefined}
				decoding="async"
				className={className}
				style={{ objectPosition: position }}
			/>
		</picture>
	);
}
