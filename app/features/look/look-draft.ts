import type { StoredKind } from "#app/content/drafts/stored-kind.ts";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { z } from "#app/content/schema.ts";
import { type ArtPlace, artPlaceNames } from "#app/site/art-places.ts";
import { type LookChoices, logoFile, lookChoices, type StoredLook } from "./stored-look.ts";

const { accent, whiteOnDark, sharePicture } = lookChoices.shape;
const photographs = Object.fromEntries(artPlaceNames.map((place) => [place, sharePicture]));

const draft = z.object({ accent, logo: logoFile.nullable(), whiteOnDark, sharePicture, ...photographs });

/** The look as its form holds it: the logo whole, and each place of a photograph by itself, null for its drawing. */
export type LookDraft = Omit<LookChoices, "photographs" | "logo"> &
	Pick<StoredLook, "logo"> &
	Record<ArtPlace, string | null>;

export function draftOf({ look, logo }: Pick<StoredLook, "look" | "logo">): LookDraft {
	const { photographs: chosen, ...rest } = look;
	const places = artPlaceNames.map((place) => [place, chosen[place] ?? null]);
	return { ...rest, logo, ...(Object.fromEntries(places) as Record<ArtPlace, string | null>) };
}

export function choicesOf({ accent, logo, whiteOnDark, sharePicture, ...places }: LookDraft): LookChoices {
	const chosen = artPlaceNames.flatMap((place) => (places[place] === null ? [] : [[place, places[place]]]));
	return {
		...{ accent, logo: logo?.hash ?? null, whiteOnDark, sharePicture },
		photographs: Object.fromEntries(chosen) as LookChoices["photographs"],
	};
}

/** Stores an unsaved look on this device. */
export const lookKind: StoredKind<LookDraft> = {
	name: "look",
	typed: draft as unknown as z.ZodType<LookDraft>,
	normalized: (chosen) => draftOf({ look: choicesOf(chosen), logo: chosen.logo }),
};

const field = { translated: false, isProse: false };

export const conflictFields: ConflictFields = {
	accent: { ...field, label: "look.accent" },
	logo: { ...field, label: "look.logo" },
	whiteOnDark: { ...field, label: "look.whiteOnDark" },
	sharePicture: { ...field, label: "look.share" },
	...Object.fromEntries(
		artPlaceNames.map((place) => [place, { ...field, label: `look.artPlaces.${place}` as const }]),
	),
};
