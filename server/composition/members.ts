import { activeMembersKey, publicMemberCount } from "#app/features/settings/setting.ts";
import type { Stores } from "./stores.ts";

/** Returns the number of members that visitors read. */
export async function countMembers({ settings }: Pick<Stores, "settings">): Promise<number> {
	return publicMemberCount((await settings.find(activeMembersKey))?.value);
}
