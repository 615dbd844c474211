import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { positionOf } from "#app/features/media/focal-point.ts";
import { hashOf } from "#app/features/media/media.ts";
import { MediaPicture } from "#app/features/media/media-picture.tsx";
import { focusQuery } from "./images.query.ts";

/** An image of the library in the content area, cropped around its focal point as on the site. */
export function LibraryPicture(props: Omit<ComponentProps<typeof MediaPicture>, "position">) {
	const hash = hashOf(props.url);
	const { data } = useQuery({ ...focusQuery(hash ?? ""), enabled: hash !== undefined });
	return <MediaPicture {...props} position={data && positionOf(data)} />;
}
