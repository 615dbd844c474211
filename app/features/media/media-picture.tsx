import { preload } from "react-dom";
import { srcSetOf } from "./media.ts";

type Props = {
	/** Address of any variant of the image. */
	url: string;
	alt: string;
	sizes: string;
	className?: string;
	/** Position of the crop, by `positionOf`; the middle if undefined. */
	position?: string | undefined;
	/** "first" for the largest one above the fold, "now" for others there, "near" for lazy loading. */
	priority?: "first" | "now" | "near";
};

/** An image at the widths of the layout, in AVIF and WebP, in a box of 3:2 unless `className` crops it. */
export function MediaPicture({ url, alt, sizes, className, position, priority = "near" }: Props) {
	const imageSrcSet = srcSetOf(url, "avif");
	// A page that is rendered in the browser requests the picture at once anyway.
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
