import { hashOf, imageUrlOf } from "#app/features/media/media.ts";
import { readPlacedPicture } from "#app/features/media/placed-picture.ts";
import { pastedSource } from "../document/pasted-source.ts";

/** HTML of the clipboard, the pictures that came within it, and how many had to be left out. */
export type PastedPictures = { html: string; files: ReadonlyMap<string, File>; left: number };

/**
 * Makes pictures in cleaned HTML of the clipboard such as an article can hold: those of this site
 * have their own address again, those that came along are files, and others are left out.
 */
export function readPictures(html: string, origin: string): PastedPictures {
	const files = new Map<string, File>();
	if (!/<img\b/i.test(html)) return { html, files, left: 0 };
	const { body } = new DOMParser().parseFromString(html, "text/html");
	let left = 0;
	for (const image of body.querySelectorAll("img")) {
		const src = image.getAttribute("src") ?? "";
		const own = ownAddress(src, origin);
		const file = own === undefined ? fileOf(src) : undefined;
		if (own !== undefined) image.setAttribute("src", own);
		else if (file === undefined) {
			if (!isSpacer(image)) left += 1;
			image.remove();
		} else {
			const key = `${pastedSource}${crypto.randomUUID()}`;
			files.set(key, file);
			image.setAttribute("src", key);
		}
	}
	return { html: body.innerHTML, files, left };
}

/** The address under which articles refer to an image of this site. */
function ownAddress(src: string, origin: string): string | undefined {
	if (readPlacedPicture(src) !== undefined) return src;
	if (!src.startsWith(`${origin}/`)) return undefined;
	const hash = hashOf(src.slice(origin.length).replace(/[?#].*$/, ""));
	return hash && imageUrlOf(hash);
}

/** The picture that an address holds itself. */
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

/** Whether a picture is one that nobody sees, as mails count their readers by. */
function isSpacer(image: Element): boolean {
	const sizes = ["width", "height"].map((side) => image.getAttribute(side));
	return sizes.some((size) => size !== null && Number.parseFloat(size) <= 1);
}
