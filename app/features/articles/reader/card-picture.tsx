import type { ArticleCardData } from "#app/features/articles/article-text.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useLanguage } from "#app/i18n/text-context.tsx";
import { OverlappingRings } from "#app/ui/arcs.tsx";
import { cardLayout } from "./card-layout.ts";

/** A card's picture, masked by the arc on hover; the motif where there is none. */
export function CardPicture(props: {
	article: Pick<ArticleCardData, "imageUrl" | "imageAlt" | "imagePosition" | "language">;
	priority?: "first" | "now" | "near";
}) {
	const { article, priority } = props;
	const language = useLanguage();
	return (
		<div
			lang={article.language === language ? undefined : article.language}
			className={`${cardLayout.picture} transition-[border-radius] duration-500 ease-calm group-hover:rounded-[2px_50%_50%_2px]`}
		>
			{article.imageUrl === null ? (
				<OverlappingRings className="size-full" />
			) : (
				<MediaPicture
					url={article.imageUrl}
					alt={article.imageAlt}
					position={article.imagePosition}
					priority={priority}
					sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
					className="size-full object-cover"
				/>
			)}
		</div>
	);
}
