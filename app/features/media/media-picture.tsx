import { srcSetOf } from "./media";

type Props = {
	/** Address of any variant of the image. */
	url: string;
	alt: string;
	/** How wide the layout shows it, as the `sizes` attribute. */
	sizes: string;
	className?: string;
	/** Whether it is above the fold: then it loads at once and first. */
	eager?: boolean;
};

/** One of our images at the widths of the layout, in AVIF and WebP. Its box is reserved at 3:2; `className` may crop it. */
export function MediaPicture({ url, alt, sizes, className, eager = false }: Props) {
	return (
		<picture>
			<source type="image/avif" srcSet={srcSetOf(url, "avif")} sizes={sizes} />
			<img
				src={url}
				srcSet={srcSetOf(url, "webp")}
				sizes={sizes}
				alt={alt}
				width={1600}
				height={1067}
				loading={eager ? "eager" : "lazy"}
				fetchPriority={eager ? "high" : undefined}
				decoding="async"
				className={className}
			/>
		</picture>
	);
}
