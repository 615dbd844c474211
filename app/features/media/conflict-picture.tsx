import type { ReactNode } from "react";
import { MediaPicture } from "./media-picture.tsx";

/** Shows the address of an image in a conflict as the image; undefined for anything else. */
export function showPicture(value: unknown, path: string): ReactNode {
	if (typeof value !== "string" || !/^(imageUrl|sharePicture)$/.test(path)) return undefined;
	return <MediaPicture url={value} alt="" sizes="160px" className="aspect-[3/2] w-40 object-cover" />;
}
