import { imagesIn } from "#app/features/media/image-file.ts";

/** Returns pasted or dropped pictures; none beside text, which they then only show. */
export function picturesOf(data: Pick<DataTransfer, "files" | "getData">): File[] {
	return hasWords(data) ? [] : imagesIn(data.files);
}

/** Returns whether a clipboard holds words, and not only a picture with its address. */
function hasWords(data: Pick<DataTransfer, "getData">): boolean {
	const { body } = new DOMParser().parseFromString(data.getData("text/html"), "text/html");
	if ((body.textContent ?? "").trim() !== "") return true;
	return body.querySelector("img") === null && data.getData("text/plain").trim() !== "";
}
