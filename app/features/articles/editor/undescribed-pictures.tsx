import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { useUndescribedPictures } from "./use-undescribed-pictures.ts";

/**
 * Says which pictures of a text nobody described in its language, and leads to each. Nothing waits
 * for it.
 */
export function UndescribedPictures(props: {
	markdown: string;
	lang: Language;
	onDescribe(src: string): void;
}) {
	const t = useText("admin");
	const language = nameOfLanguage(props.lang, useLanguage());
	const pictures = useUndescribedPictures(props.markdown, props.lang);
	const count = pictures.length;
	return (
		<div className={count === 0 ? "" : "mt-3 border-l-4 border-brand bg-paper px-4 py-3 text-small"}>
			{/* It is there before its words are: only then are they read out. */}
			<p role="status">{count === 0 ? "" : t("editor.undescribed", { count, language })}</p>
			{count === 0 ? null : (
				<ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
					{pictures.map((src, index) => (
						<li key={src}>
							<button
								type="button"
								aria-label={t("editor.describeOne", { number: index + 1 })}
								onClick={() => props.onDescribe(src)}
								className="flex min-h-11 cursor-pointer items-center gap-2 underline underline-offset-4 hover:text-ember"
							>
								<MediaPicture
									url={src}
									alt=""
									sizes="4rem"
									className="h-11 w-16 rounded-[2px] object-cover"
								/>
								{t("editor.describeShort")}
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
