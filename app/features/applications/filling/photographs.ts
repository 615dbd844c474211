import type { FormId } from "#app/features/forms/form.ts";
import { maxHeicBytes, megabytesIn } from "#app/features/media/image-file.ts";
import type { Language } from "#app/site/site-config.ts";

/** The address of a photograph that answers a question: sent, shown and removed there. */
export const photographPath = "/api/applications/{form}/photographs/{question}";

/** The field of the form in which a photograph is sent. */
export const photographField = "photograph";

/** Largest file that is taken, whatever its type. */
export const maxPhotographBytes = maxHeicBytes;
export const maxPhotographMegabytes = megabytesIn(maxPhotographBytes);

/** The value of `accept`: not every system knows that HEIC is an image. */
export const photographTypes = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif";

/** Why a photograph was not taken; the dictionaries have a message for each. */
export const photographFaults = ["none", "type", "size", "pixels", "busy", "gone", "failed"] as const;

export type PhotographFault = (typeof photographFaults)[number];

const faultsByCode: Readonly<Record<string, PhotographFault>> = {
	"no-file": "none",
	"invalid-file-type": "type",
	"file-too-large": "size",
	"too-large": "size",
	"too-many-pixels": "pixels",
	busy: "busy",
	"too-many-tries": "busy",
	"application-gone": "gone",
	"not-found": "gone",
};

/** Returns why a photograph was refused, by the code of the API's answer. */
export function photographFaultOf(code: string): PhotographFault {
	return faultsByCode[code] ?? "failed";
}

/** The query of a photograph's address, which says where it belongs. */
export type PhotographQuery = {
	language: Language;
	/** "1" if the application has begun already, so that none is begun anew. */
	begun?: "1" | "0";
	/** The step that a page without scripts returns to, from 1. */
	step?: string;
	/** Differs for each photograph, so that a browser shows no older one. */
	version?: string;
	/** The token of the link that shows an applicant what is held of them. */
	token?: string;
};

/** Returns the address of the photograph of a question. */
export function photographAddress(form: FormId, question: string, query: PhotographQuery): string {
	const path = photographPath.replace("{form}", form).replace("{question}", () => question);
	return `${path}?${new URLSearchParams(query)}`;
}
