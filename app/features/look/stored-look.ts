import { z } from "#app/content/schema.ts";
import { baseVersion } from "#app/content/shapes.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import { artPlaceNames } from "#app/site/art-places.ts";

export const lookPath = "/api/admin/look";

export type LookField = "logo" | "sharePicture";

export function anchorOfLook(field: LookField): string {
	return `look-${field}`;
}

/** A colour as it is stored. */
const hexColour = /^#[0-9a-f]{6}$/;
const contentHash = /^[0-9a-f]{64}$/;

/** Reads a typed colour, of which three digits are doubled; undefined for anything else. */
export function readHex(typed: string): string | undefined {
	const digits = typed.trim().toLowerCase().replace(/^#/, "");
	const whole = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
	const colour = `#${whole}`;
	return hexColour.test(colour) ? colour : undefined;
}

export const lookChoices = z
	.object({
		/** Null: the accent of a new site. */
		accent: z.string().regex(hexColour, "Use a colour such as #b8320c.").nullable(),
		/** The hash of an uploaded logo; null: the name as text. */
		logo: z.string().regex(contentHash).nullable(),
		/** True if a logo that is not opaque is shown in white on dark grounds. */
		whiteOnDark: z.boolean(),
		/** The hash of an image of the library; null: each page has a picture of its own. */
		sharePicture: z.string().regex(contentHash).nullable(),
		/** The hash of an image of the library for each drawing that it takes the place of. */
		photographs: z.partialRecord(z.enum(artPlaceNames), z.string().regex(contentHash)),
	})
	.meta({ id: "SiteLookChoices" });
export type LookChoices = z.infer<typeof lookChoices>;

export const newChoices: LookChoices = {
	accent: null,
	logo: null,
	whiteOnDark: true,
	sharePicture: null,
	photographs: {},
};

/** The images of the library that a look needs, each once. */
export function imagesOf({ sharePicture, photographs }: LookChoices): string[] {
	return [...new Set([...Object.values(photographs), ...(sharePicture === null ? [] : [sharePicture])])];
}

/** The same choices with one image in place of another. */
export function withOtherImage(look: LookChoices, { from, to }: ImageReplacement): LookChoices {
	const chosen = Object.entries(look.photographs).map(([place, hash]) => [place, hash === from ? to : hash]);
	return {
		...look,
		sharePicture: look.sharePicture === from ? to : look.sharePicture,
		photographs: Object.fromEntries(chosen),
	};
}

export const logoFile = z
	.object({
		hash: z.string(),
		type: z.enum(["svg", "png"]),
		width: z.int(),
		height: z.int(),
		isOpaque: z.boolean(),
	})
	.meta({ id: "SiteLogo" });

/** The choices with the chosen logo, as the API answers them. */
export const storedLook = z
	.object({
		look: lookChoices,
		logo: logoFile.nullable(),
		version: z.int(),
		/** Null until the first change. */
		updatedAt: z.string().nullable(),
	})
	.meta({ id: "SiteLook" });
export type StoredLook = z.infer<typeof storedLook>;

export const lookUpdate = z
	.object({ look: lookChoices, version: baseVersion })
	.meta({ id: "SiteLookUpdate" });
