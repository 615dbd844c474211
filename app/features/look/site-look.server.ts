import type { ShownImage } from "#app/features/media/library-image.ts";
import { mediaUrl, type mediaWidths } from "#app/features/media/media.ts";
import { artPlaceNames, artPlaces } from "#app/site/art-places.ts";
import { type Logo, mailLogoPath } from "#app/site/logo.ts";
import {
	type AccentColours,
	type ShownLogo,
	type ShownPhotograph,
	type SiteLook,
	shippedLook,
} from "#app/site/site-look.ts";
import type { LookChoices, StoredLook } from "./stored-look.ts";

/** Returns the look of the site. `siteUrl` is the origin of absolute addresses. */
export async function siteLook(
	{ look, logo }: Pick<StoredLook, "look" | "logo">,
	images: readonly ShownImage[],
	siteUrl: string,
): Promise<SiteLook> {
	return {
		accent: await coloursOf(look.accent),
		logo: logo === null ? null : shownLogo(logo, look.whiteOnDark, siteUrl),
		sharePicture: images.find(({ hash }) => hash === look.sharePicture) ?? null,
		photographs: photographsOf(look.photographs, images),
	};
}

/** Widths of the files of a photograph, in small windows and in large ones. */
const usualWidths = [800, 1200] as const;

function photographsOf(chosen: LookChoices["photographs"], images: readonly ShownImage[]): ShownPhotograph[] {
	return artPlaceNames.flatMap((place) => {
		const image = images.find(({ hash }) => hash === chosen[place]);
		if (image === undefined) return [];
		const { hash, width, height, focus, alts } = image;
		const shape = artPlaces[place];
		const [small, large] = "widths" in shape ? shape.widths : usualWidths;
		const sources = { small: sourceOf(hash, small), large: sourceOf(hash, large) };
		return [{ place, width, height, focus, alts, ...sources }];
	});
}

function sourceOf(hash: string, width: (typeof mediaWidths)[number]) {
	return { avif: mediaUrl({ hash, width, format: "avif" }), webp: mediaUrl({ hash, width, format: "webp" }) };
}

async function coloursOf(accent: string | null): Promise<AccentColours> {
	if (accent === null) return shippedLook.accent;
	// Loaded for an accent of the owner's own: a new site does without.
	const { accentColours } = await import("./accent.ts");
	return accentColours(accent);
}

function shownLogo(logo: Logo, whiteOnDark: boolean, siteUrl: string): ShownLogo {
	return { ...logo, whiteOnDark: whiteOnDark && !logo.isOpaque, mailUrl: siteUrl + mailLogoPath(logo) };
}
