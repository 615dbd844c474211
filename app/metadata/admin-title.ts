import type { MetaDescriptor } from "react-router";
import { parseTexts, type SerializedTexts } from "#app/i18n/serialized-texts.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import { type MetaPage, siteNameOf } from "./page-meta.ts";

/** Returns the `meta` of a screen of the content area: its title, then the area's. */
export function adminTitle(titleOf: (text: Dictionaries["admin"]) => string) {
	return (page: MetaPage): MetaDescriptor[] => {
		const { matches } = page;
		const name = siteNameOf(page);
		const text = matches.map((match) => textIn(match?.loaderData)).find((found) => found !== undefined);
		return [{ title: text === undefined ? name : `${titleOf(text)} · ${name} CMS` }];
	};
}

function textIn(loaderData: unknown): Dictionaries["admin"] | undefined {
	if (typeof loaderData !== "object" || loaderData === null || !("text" in loaderData)) return undefined;
	return parseTexts(loaderData.text as SerializedTexts).admin;
}
