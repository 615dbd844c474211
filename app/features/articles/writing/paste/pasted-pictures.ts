import type { PictureSource } from "#app/features/media/choosing/use-image-upload.ts";
import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import { readPlacedPicture } from "#app/features/media/placed-picture.ts";
import { parseUrl } from "#app/i18n/web-address.ts";
import { pastedSource } from "../document/schema.ts";
import { textOf } from "./dom.ts";
import { rtfPictures } from "./rtf-pictures.ts";

/** HTML of the clipboard, with the source of each picture in it; undefined for a missing one. */
export type PastedPictures = { html: string; pictures: ReadonlyMap<string, PictureSource | undefined> };

/**
 * Prepares the pictures in cleaned HTML: those of this site get their own address again, others a
 * name by which their source is found. `files` are the local ones that were found.
 */
export function readPictures(
	html: string,
	origin: string,
	files: ReadonlyMap<string, File> = new Map(),
): PastedPictures {
	const pictures = new Map<string, PictureSource | undefined>();
	if (!/<img\b/i.test(html)) return { html, pictures };
	const { body } = new DOMParser().parseFromString(html, "text/html");
	for (const image of body.querySelectorAll("img")) {
		const src = image.getAttribute("src") ?? "";
		const own = ownAddress(src, origin);
		if (own !== undefined) image.setAttribute("src", own);
		else if (isSpacer(image)) image.remove();
		else {
			const name = `${pastedSource}${crypto.randomUUID()}`;
			pictures.set(name, files.get(src) ?? fileOf(src) ?? webAddress(src));
			image.setAttribute("src", name);
		}
	}
	// A picture is a block: alone in a paragraph it would leave two empty paragraphs around it.
	for (const paragraph of body.querySelectorAll("p")) {
		if (isPictureAlone(paragraph)) paragraph.replaceWith(...paragraph.children);
	}
	return { html: body.innerHTML, pictures };
}

function webAddress(src: string): PictureSource | undefined {
	const url = parseUrl(src);
	return url !== undefined && /^https?:$/.test(url.protocol) ? { address: url.href } : undefined;
}

/** Returns the path by which articles refer to an image of this site. */
function ownAddress(src: string, origin: string): string | undefined {
	if (readPlacedPicture(src) !== undefined) return src;
	if (!src.startsWith(`${origin}/`)) return undefined;
	const hash = hashOf(src.slice(origin.length).replace(/[?#].*$/, ""));
	return hash && imageUrlOf(hash);
}

function fileOf(src: string): File | undefined {
	const [, type, base64] = /^data:(image\/[a-z0-9.+-]+)(?:;[^;,]*)*;base64,(.*)$/is.exec(src) ?? [];
	if (type === undefined || base64 === undefined) return undefined;
	try {
		const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		return new File([bytes], "", { type: type.toLowerCase() });
	} catch {
		return undefined;
	}
}

function isPictureAlone(paragraph: Element): boolean {
	const [only, ...others] = paragraph.children;
	return only?.localName === "img" && others.length === 0 && textOf(paragraph) === "";
}

function isSpacer(image: Element): boolean {
	const sizes = ["width", "height"].map((side) => image.getAttribute(side));
	return sizes.some((size) => size !== null && Number.parseFloat(size) <= 1);
}

/**
 * Names the pictures that copied HTML refers to as local files, which no browser may read: word
 * processors put them into the RTF beside it, in order. If that is uncertain, none is found.
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
