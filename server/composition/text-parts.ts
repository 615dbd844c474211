import { activeMembersKey, publicMemberCount } from "#app/features/settings/setting.ts";
import type { TextParts } from "#app/features/texts/api/text-list.server.ts";
import type { Site } from "./compose-site.ts";
import type { Stores } from "./stores.ts";

/** How many members there are, as visitors read it. */
export async function countMembers({ settings }: Pick<Stores, "settings">): Promise<number> {
	return publicMemberCount((await settings.find(activeMembersKey))?.value);
}

/** What the owner's texts are read from, and what they are checked against. */
export function textParts({ stores, services }: Pick<Site, "stores" | "services">): TextParts {
	return {
		texts: stores.texts,
		drafts: stores.textDrafts,
		readTexts: services.readTexts,
		countMembers: () => countMembers(stores),
	};
}
