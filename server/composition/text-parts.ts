import type { TextParts } from "#app/features/texts/api/text-list.server.ts";
import type { Site } from "./compose-site.ts";
import { countMembers } from "./members.ts";

/** Returns the sources of the owner's texts, and what they are checked against. */
export function textParts({ stores, services }: Pick<Site, "stores" | "services">): TextParts {
	return {
		texts: stores.texts,
		drafts: stores.textDrafts,
		readTexts: services.readTexts,
		countMembers: () => countMembers(stores),
	};
}
