import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { threeWayMerge } from "#app/content/editing/three-way-merge.ts";
import { type ArtPlace, artPlaceNames } from "#app/site/art-places.ts";
import type { LookChoices } from "./stored-look.ts";

/** The look as its form holds it: each place of a photograph by itself, null for its drawing. */
export type LookDraft = Omit<LookChoices, "photographs"> & Record<ArtPlace, string | null>;

export function draftOf({ photographs, ...rest }: LookChoices): LookDraft {
	const places = artPlaceNames.map((place) => [place, photographs[place] ?? null]);
	return { ...rest, ...(Object.fromEntries(places) as Record<ArtPlace, string | null>) };
}

export function choicesOf(draft: LookDraft): LookChoices {
	const { accent, logo, whiteOnDark, sharePicture } = draft;
	const photographs: LookChoices["photographs"] = {};
	for (const place of artPlaceNames) {
		const hash = draft[place];
		if (hash !== null) photographs[place] = hash;
	}
	return { accent, logo, whiteOnDark, sharePicture, photographs };
}

/** Returns the saved look with what was chosen here since it was `base`. */
export function mergedLook(chosen: LookChoices, base: LookChoices, saved: LookDraft): LookDraft {
	return threeWayMerge(draftOf(base), draftOf(chosen), saved).merged;
}

const field = { translated: false, isProse: false };

/** The parts of the look, as a conflict shows them. */
export const conflictFields: ConflictFields = {
	accent: { ...field, label: "look.accent" },
	logo: { ...field, label: "look.logo" },
	whiteOnDark: { ...field, label: "look.whiteOnDark" },
	sharePicture: { ...field, label: "look.share" },
	...Object.fromEntries(
		artPlaceNames.map((place) => [place, { ...field, label: `look.artPlaces.${place}` as const }]),
	),
};
