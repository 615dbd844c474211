import type { missingPictures as english } from "#app/i18n/en/missing-pictures.ts";

export const missingPictures = {
	note: "(Image manquante n° {{number}})",
	noteOf: "(Image manquante n° {{number}} : {{alt}})",
} satisfies typeof english;
