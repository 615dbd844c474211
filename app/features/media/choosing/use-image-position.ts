import { useQuery } from "@tanstack/react-query";
import { positionOf } from "#app/features/media/focal-point.ts";
import { hashOf } from "#app/features/media/media.ts";
import { focusQuery } from "./images.query.ts";

/** Where crops of one of our images stay, as CSS's `object-position`; undefined for its middle. */
export function useImagePosition(url: string | null): string | undefined {
	const hash = url === null ? undefined : hashOf(url);
	const { data } = useQuery({ ...focusQuery(hash ?? ""), enabled: hash !== undefined });
	return data && positionOf(data);
}
