import { z } from "#app/content/schema.ts";
import { defaultLanguage, type Language, languages, type OtherLanguage } from "#app/site/site-config.ts";
import { type FocalPoint, focalPoint } from "./focal-point.ts";

/** Most characters of what describes an image, in the library and in an article. */
export const altMax = 300;

const alt = z.string().trim().max(altMax);

type AltMember = "alt" | `alt${Capitalize<OtherLanguage>}`;

/**
 * The member of the API that describes an image in a language: `alt` in the default one, `altFr` in
 * French.
 */
export function altMember(language: Language): AltMember {
	if (language === defaultLanguage) return "alt";
	return `alt${language.charAt(0).toUpperCase()}${language.slice(1)}` as AltMember;
}

/** One value for each language, under its member of the API. */
export function inAltMembers<Value>(valueIn: (language: Language) => Value): Record<AltMember, Value> {
	const members = languages.map((language) => [altMember(language), valueIn(language)]);
	return Object.fromEntries(members) as Record<AltMember, Value>;
}

/** What describes an image to those who do not see it, in every language. */
export const imageAlts = z.object(inAltMembers(() => alt));

export type ImageAlts = z.infer<typeof imageAlts>;

/** Most characters of an image's name. */
export const imageNameMax = 120;

/**
 * What the library says of an image: what it shows, and what it is called there, which stays as it
 * is where it is left out.
 */
export const imageWords = imageAlts
	.extend({ name: z.string().trim().max(imageNameMax).optional() })
	.meta({ id: "ImageWords" });

export type ImageWords = z.infer<typeof imageWords>;

/** What an image is called at first: as its file was, without the ending. */
export function nameOfFile(file: string): string {
	const name = file.split(/[\\/]/).at(-1) ?? "";
	return name
		.replace(/\.[^.]*$/, "")
		.replace(/[_\p{C}\s]+/gu, " ")
		.slice(0, imageNameMax)
		.trim();
}

/**
 * What an image is called that an address of the web led to: as its file there; blank where the
 * address ends in no file.
 */
export function nameOfAddress(address: string): string {
	const last = new URL(address).pathname.split("/").at(-1) ?? "";
	return /\.[a-z\d]{1,5}$/i.test(last) ? nameOfFile(decoded(last)) : "";
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** Where an article, a letter or a page holds an image, the place that counts most first. */
export const imagePlaces = [
	"website",
	"draft",
	"copy",
	"version",
	"deleted",
	"letter",
	"letterVersion",
	"letterDeleted",
	"look",
	"author",
	"authorDeleted",
	"page",
	"pageCopy",
	"pageDeleted",
] as const;

/**
 * What needs an image: an article on the website, a draft, text that is not saved yet, an earlier
 * version, or an article that can be restored after its deletion; a letter, sent or not, its earlier
 * version, or one that can be restored; the look of the site; a portrait of an author, or of one who can be restored; a page, text of
 * one that is not saved yet, or one that can be restored. `id` is null for what is new and was never
 * saved.
 */
const imageUse = z.object({
	id: z.string().nullable(),
	title: z.string(),
	place: z.enum(imagePlaces),
});

export type ImageUse = z.infer<typeof imageUse>;

/** Where another image can take its place. What is past keeps the one that it had. */
export const replacedPlaces: readonly ImageUse["place"][] = [
	"website",
	"draft",
	"copy",
	"letter",
	"look",
	"author",
	"page",
	"pageCopy",
];

/** What tells an image from all others: the hash of its bytes. */
export const imageHash = z.string().regex(/^[0-9a-f]{64}$/);

/** In how many articles, pages and letters, and in the look, an image took another's place. */
export const replacedImage = z.object({ replaced: z.int() }).meta({ id: "ReplacedImage" });

/** An image of the library, as the content area sees it. */
export const libraryImage = imageAlts
	.extend({
		hash: z.string(),
		name: z.string(),
		url: z.string(),
		width: z.int(),
		height: z.int(),
		createdAt: z.string(),
		focus: focalPoint,
		usedIn: z.array(imageUse),
	})
	.meta({ id: "LibraryImage" });

export type LibraryImage = z.infer<typeof libraryImage>;

/** What an image is called to somebody who reads a language; blank where it has no name and no words. */
export function nameOfImage(image: LibraryImage, language: Language): string {
	return image.name || image[altMember(language)] || image.alt;
}

export const uploadResult = z
	.object({ success: z.literal(true), url: z.string() })
	.meta({ id: "UploadResult" });

/** An image as the site shows it where nobody wrote words of their own for it. */
export type ShownImage = {
	hash: string;
	width: number;
	height: number;
	focus: FocalPoint;
	/** What describes it; blank where nobody wrote it. */
	alts: Record<Language, string>;
};
