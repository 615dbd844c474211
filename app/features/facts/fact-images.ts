import { type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";

/** The facts whose value is an image. */
type ImageFact = {
	[Id in FactId]: (typeof factList)[Id]["kind"] extends "image" ? Id : never;
}[FactId];

export const imageFacts = factIds.filter((id): id is ImageFact => factList[id].kind === "image");

/** Returns the images of the library that are facts. */
export function imagesOf(facts: Facts): { id: ImageFact; hash: string }[] {
	return imageFacts.map((id) => ({ id, hash: facts[id] })).filter(({ hash }) => hash !== "");
}
