import { activeMembersKey, publicMemberCount } from "#app/features/settings/setting.ts";
import type { Stores } from "./stores.ts";

/** How many members there are, as visitors read it. */
export async function countMembers({ settings }: Pick<Stores, "settings">): Promise<number> {
	return publicMemberCount((await settings.find(activeMembersKey))?.value);
}
