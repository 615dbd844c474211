import { useQuery } from "@tanstack/react-query";
import { type FocalPoint, positionOf } from "#app/features/media/focal-point.ts";
import { hashOf } from "#app/features/media/media.ts";
import { imagesQuery } from "./images.query.ts";

/** Returns the position of crops of an image, as CSS's `object-position`; undefined for its middle. */
export function useImagePosition(url: string | null): string | undefined {
	const hash = url === null ? undefined : hashOf(url);
	const { data } = useQuery<FocalPoint>({
		queryKey: [...imagesQuery.queryKey, hash, "focus"],
		enabled: hash !== undefined,
	});
	return data && positionOf(data);
}
