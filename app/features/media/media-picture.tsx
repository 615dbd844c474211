import { preload } from "react-dom";
import { srcSetOf } from "./media.ts";

type Props = {
	/** Address of any variant of the image. */
	url: string;
	alt: string;
	/** How wide the layout shows it, as the `sizes` attribute. */
	sizes: string;
	className?: string;
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
export function MediaPicture({ url, alt, sizes, className, priority = "near" }: Props) {
	const imageSrcSet = srcSetOf(url, "avif");
	if (priority === "first") {
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
			/>
		</picture>
	);
}
