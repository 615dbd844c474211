import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "#app/admin-ui/use-address-filter.ts";
import { undescribedQuery } from "#app/features/articles/articles.query.ts";
import { mediaPath } from "#app/features/media/media.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { missingPictures } from "#app/i18n/reading/missing-pictures.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";

/** Lists the pictures of a text without a description, each with a link; it blocks nothing. */
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
			{/* Rendered before it has text: only then is the text announced. */}
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

/** A pause in typing after which the server is asked, in milliseconds. */
const pause = 1_000;

/** Returns the pictures of a text that neither it nor the library describes in its language. */
export function useUndescribedPictures(markdown: string, language: Language): readonly string[] {
	const written = useDebounced(markdown, pause);
	const pictures = linesWithPictures(written);
	const { data } = useQuery({
		...undescribedQuery(written, language, pictures),
		enabled: pictures !== "",
		placeholderData: keepPreviousData,
	});
	return pictures === "" ? [] : (data?.pictures ?? []);
}

/** Returns the lines that hold pictures or their addresses: editing others sends no request. */
function linesWithPictures(markdown: string): string {
	if (!markdown.includes(mediaPath)) return "";
	const lines = markdown.split("\n");
	return lines.filter((line) => line.includes(mediaPath) || line.includes("![")).join("\n");
}

/** Says that a text holds notes of missing pictures, which readers would see. */
export function MissingPictures({ markdown }: { markdown: string }) {
	const t = useText("admin");
	const count = missingPictures(markdown).length;
	return (
		// Rendered before it has text: only then is the text announced.
		<p
			role="status"
			className={count === 0 ? "" : "mt-3 border-l-4 border-brand bg-paper px-4 py-3 text-small"}
		>
			{count === 0 ? "" : t("editor.missing", { count })}
		</p>
	);
}
