/** The longest RTF that is read, in characters: it holds photographs twice, once uncompressed. */
const longest = 256 * 1024 * 1024;
/** The deepest nesting of groups; word processors write less than 30. */
const deepest = 1_000;
/** The most places for pictures that are looked for. */
const most = 2_000;

/** The image types that browsers show, by RTF's names. */
const types: Record<string, string> = { pngblip: "image/png", jpegblip: "image/jpeg" };
/** The optional destinations with visible content; others are skipped. */
const seen = new Set(["shppict", "shpinst"]);
/** The destinations that repeat a picture for older readers, or that were not copied. */
const unseen = new Set([
	...["nonshppict", "shprslt", "fonttbl", "colortbl", "stylesheet", "info"],
	...["header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf"],
]);

/** A picture, with its bytes if they are in one piece. */
type Picture = { type: string | undefined; hex: string | undefined; isBroken: boolean };

type Group = {
	isSkipped: boolean;
	isOptional: boolean;
	/** The picture whose bytes this group holds itself. */
	picture?: Picture;
	/** The pictures of a drawing, which stands in one place, whatever it holds. */
	drawing?: Picture[];
};

/**
 * Returns the pictures of an RTF text, one for each place: undefined for a drawing, or a type that
 * browsers do not show. Reads in one pass; a text that is too long or deep has none.
 */
export function rtfPictures(rtf: string): (File | undefined)[] {
	if (rtf.length > longest || !rtf.startsWith("{\\rtf")) return [];
	const places: Picture[][] = [];
	const open: Group[] = [];
	let group: Group = { isSkipped: false, isOptional: false };
	const special = /[\\{}]/g;
	const control = /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|[\s\S])/giy;
	for (let at = 0; at < rtf.length; ) {
		special.lastIndex = at;
		const next = special.exec(rtf)?.index ?? rtf.length;
		if (next > at && !group.isSkipped && group.picture !== undefined) add(group.picture, at, next);
		at = next + 1;
		if (rtf[next] === "{") {
			if (open.length === deepest || places.length > most) return [];
			open.push(group);
			const { isSkipped, drawing } = group;
			group = { isSkipped, isOptional: false, ...(drawing && { drawing }) };
		} else if (rtf[next] === "}") {
			group = open.pop() ?? group;
		} else if (rtf[next] === "\\") {
			control.lastIndex = next;
			const [whole = "\\", name = "", number] = control.exec(rtf) ?? [];
			at = next + whole.length;
			if (whole === "\\*") group.isOptional = true;
			// Raw bytes, which a text clipboard cannot carry.
			else if (name === "bin") at += Math.max(0, Number(number ?? 0));
			else read(name);
		}
	}
	return places.map(([only, ...others]) => (others.length > 0 ? undefined : fileOf(only)));

	function add(picture: Picture, from: number, to: number): void {
		const text = rtf.slice(from, to);
		if (!/\S/.test(text)) return;
		picture.isBroken = picture.hex !== undefined;
		picture.hex ??= text;
	}

	/** Notes what a control word says about its group. */
	function read(name: string): void {
		if (group.isOptional && !seen.has(name)) group.isSkipped = true;
		group.isOptional = false;
		if (group.isSkipped || unseen.has(name)) group.isSkipped = true;
		else if (name === "pict") {
			group.picture = { type: undefined, hex: undefined, isBroken: false };
			if (group.drawing === undefined) places.push([group.picture]);
			else group.drawing.push(group.picture);
		} else if ((name === "shp" || name === "shpgrp") && group.drawing === undefined) {
			group.drawing = [];
			places.push(group.drawing);
		} else if (name === "shptxt" && group.drawing?.length === 0) {
			// A text box: its content has places of its own.
			places.splice(places.lastIndexOf(group.drawing), 1);
			delete group.drawing;
		} else if (group.picture !== undefined) group.picture.type ??= types[name];
	}
}

/** Decodes a picture; undefined for a type that browsers do not show. */
function fileOf(picture: Picture | undefined): File | undefined {
	if (picture?.type === undefined || picture.hex === undefined || picture.isBroken) return undefined;
	const hex = picture.hex.replace(/\s+/g, "");
	if (hex.length % 2 === 1 || /[^\da-f]/i.test(hex)) return undefined;
	const bytes = new Uint8Array(hex.length / 2);
	for (const at of bytes.keys()) {
		bytes[at] = 16 * digit(hex.charCodeAt(2 * at)) + digit(hex.charCodeAt(2 * at + 1));
	}
	return new File([bytes], "", { type: picture.type });
}

/** Returns the value of a hexadecimal digit, by its code. */
function digit(code: number): number {
	return code < 58 ? code - 48 : (code | 32) - 87;
}
