import { z } from "#app/content/schema.ts";
import { defaultLanguage, type Language, languages, type OtherLanguage } from "#app/site/site-config.ts";
import { type FocalPoint, focalPoint } from "./focal-point.ts";

/** Most characters of an alternative text, in the library and in an article. */
export const altMax = 300;

const alt = z.string().trim().max(altMax);

type AltMember = "alt" | `alt${Capitalize<OtherLanguage>}`;

/** Returns the API's name of the alternative text in a language: `alt` in the default one, `altFr`. */
export function altMember(language: Language): AltMember {
	if (language === defaultLanguage) return "alt";
	return `alt${language.charAt(0).toUpperCase()}${language.slice(1)}` as AltMember;
}

/** Returns one value for each language, under its `altMember`. */
export function inAltMembers<Value>(valueIn: (language: Language) => Value): Record<AltMember, Value> {
	const members = languages.map((language) => [altMember(language), valueIn(language)]);
	return Object.fromEntries(members) as Record<AltMember, Value>;
}

export const imageAlts = z.object(inAltMembers(() => alt));

export type ImageAlts = z.infer<typeof imageAlts>;

export const imageNameMax = 120;

/** The texts of an image: alternative texts, and the name, which stays as it is if absent. */
export const imageWords = imageAlts
	.extend({ name: z.string().trim().max(imageNameMax).optional() })
	.meta({ id: "ImageWords" });

export type ImageWords = z.infer<typeof imageWords>;

/** Returns the initial name of an image: its file name without the extension. */
export function nameOfFile(file: string): string {
	const name = file.split(/[\\/]/).at(-1) ?? "";
	return name
		.replace(/\.[^.]*$/, "")
		.replace(/[_\p{C}\s]+/gu, " ")
		.slice(0, imageNameMax)
		.trim();
}

/** Returns the initial name of a fetched image: its file name in the address, or blank. */
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

/** Places that use an image, the most important first. */
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
	"facts",
	"author",
	"authorVersion",
	"authorDeleted",
	"page",
	"pageCopy",
	"pageVersion",
	"pageDeleted",
] as const;

/** A use of an image. `id` is null for unsaved content. */
const imageUse = z.object({
	id: z.string().nullable(),
	title: z.string(),
	place: z.enum(imagePlaces),
});

export type ImageUse = z.infer<typeof imageUse>;

/** Places in which an image can be replaced: earlier versions and deleted content stay as they were. */
export const replacedPlaces: readonly ImageUse["place"][] = [
	"website",
	"draft",
	"copy",
	"letter",
	"look",
	"facts",
	"author",
	"page",
	"pageCopy",
];

/** SHA-256 of the bytes. */
export const imageHash = z.string().regex(/^[0-9a-f]{64}$/);

export const replacedImage = z.object({ replaced: z.int() }).meta({ id: "ReplacedImage" });

/** An image as the library describes it, whoever uses it. */
export const describedImage = imageAlts
	.extend({
		hash: z.string(),
		name: z.string(),
		url: z.string(),
		width: z.int(),
		height: z.int(),
		createdAt: z.string(),
		focus: focalPoint,
	})
	.meta({ id: "DescribedImage" });

export type DescribedImage = z.infer<typeof describedImage>;

export const libraryImage = describedImage
	.extend({
		/** True if its file is missing everywhere: pages show an empty area in its place. */
		isLost: z.boolean(),
		usedIn: z.array(imageUse),
	})
	.meta({ id: "LibraryImage" });

export type LibraryImage = z.infer<typeof libraryImage>;

/** Returns the label of an image in a language; blank without name and alternative texts. */
export function nameOfImage(image: DescribedImage, language: Language): string {
	return image.name || image[altMember(language)] || image.alt;
}

export const uploadResult = z
	.object({ success: z.literal(true), url: z.string() })
	.meta({ id: "UploadResult" });

/** An image as the site shows it, with the library's alternative texts. */
export type ShownImage = {
	hash: string;
	width: number;
	height: number;
	focus: FocalPoint;
	alts: Record<Language, string>;
};
