import { pastedSource } from "../document/pasted-source.ts";
import { rtfPictures } from "./rtf-pictures.ts";

/**
 * Finds the pictures that copied HTML names as local files, which no browser may read: word
 * processors put the same pictures into the RTF beside it, in the same order. Each one found gets a
 * name in place of its address. If their order is not certain, none is found.
 */
export function namePictures(body: HTMLElement, readRtf: () => string): Map<string, File> {
	const files = new Map<string, File>();
	const images = [...body.querySelectorAll("img")];
	const isLocal = (image: Element) => /^file:/i.test(image.getAttribute("src")?.trim() ?? "");
	const local = images.filter(isLocal);
	if (local.length === 0) return files;
	const pictures = rtfPictures(readRtf());
	// Linked pictures may be in the RTF, too.
	const places = [local, images].find(({ length }) => length === pictures.length) ?? [];
	for (const [at, image] of places.entries()) {
		const file = pictures[at];
		if (file === undefined || !isLocal(image)) continue;
		const name = `${pastedSource}${crypto.randomUUID()}`;
		files.set(name, file);
		image.setAttribute("src", name);
	}
	return files;
}
