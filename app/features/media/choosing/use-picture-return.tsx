import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type DescribedImage, nameOfImage } from "#app/features/media/library-image.ts";
import { hashOf } from "#app/features/media/media.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { imageQuery } from "./images.query.ts";

type Pictured = { imageUrl: string | null };

/** Names the picture that restoring a version brings back or removes, before and after. */
export function usePictureReturn(present: () => string | null) {
	const describe = usePictureChange();
	const queries = useQueryClient();
	return {
		details: (version: Pictured) => <ReturningPicture present={present()} restored={version.imageUrl} />,
		// The image was read for the question.
		restored: (version: Pictured) =>
			describe(
				"after",
				present(),
				version.imageUrl,
				queries.getQueryData(queryOf(version.imageUrl).queryKey),
			),
	};
}

function ReturningPicture({ present, restored }: { present: string | null; restored: string | null }) {
	const describe = usePictureChange();
	const { data } = useQuery({
		...queryOf(restored),
		enabled: restored !== null && isOther(present, restored),
	});
	const text = describe("before", present, restored, data);
	if (text === undefined) return null;
	return (
		<>
			{text}
			{restored === null ? null : (
				<span className="mt-3 block">
					<MediaPicture
						url={restored}
						alt=""
						sizes="9rem"
						className="aspect-3/2 w-36 rounded-[2px] object-cover"
					/>
				</span>
			)}
		</>
	);
}

function queryOf(url: string | null) {
	return imageQuery(hashOf(url ?? "") ?? "");
}

function isOther(present: string | null, restored: string | null): boolean {
	return hashOf(present ?? "") !== hashOf(restored ?? "");
}

function usePictureChange() {
	const t = useText("admin");
	const language = useLanguage();
	return (
		when: "before" | "after",
		present: string | null,
		restored: string | null,
		found: DescribedImage | undefined,
	): string | undefined => {
		if (!isOther(present, restored)) return undefined;
		if (restored === null) return t(`history.picture.${when}.gone`);
		const image = found === undefined ? "" : nameOfImage(found, language);
		if (image === "") return t(`history.picture.${when}.unnamed`);
		return t(`history.picture.${when}.back`, { image });
	};
}
