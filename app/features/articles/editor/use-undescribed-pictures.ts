import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "#app/admin-ui/use-debounced.ts";
import { mediaPath } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import { undescribedQuery } from "./articles.query.ts";

/** A pause in typing after which the server is asked, in milliseconds. */
const pause = 1_000;

/** The addresses of the pictures in a text that neither it nor the library describes in its language. */
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

/** The lines that pictures or their addresses stand in: in a long text the server is seldom asked. */
function linesWithPictures(markdown: string): string {
	if (!markdown.includes(mediaPath)) return "";
	const lines = markdown.split("\n");
	return lines.filter((line) => line.includes(mediaPath) || line.includes("![")).join("\n");
}
