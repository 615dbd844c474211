import { z } from "#app/content/schema.ts";
import { membersAdminDefault, membersPublicDefault } from "#app/site/site-config.ts";

/** Key of the number of active members, held as text. */
export const activeMembersKey = "active_members_count";
export const maxMembers = 1_000_000;

/** A count of members as typed: a whole number from 0 to 1 000 000. */
export const memberCount = z
	.string()
	.trim()
	.regex(/^\d{1,7}$/, "Please enter a valid number")
	.refine((text) => Number(text) <= maxMembers, "Please enter a valid number");

/**
 * What changes a setting. Only known keys can be changed, so that nothing else of the table is
 * reachable.
 */
export const settingInput = z
	.object({ key: z.literal(activeMembersKey), value: memberCount })
	.meta({ id: "SettingInput" });

export const setting = z
	.object({ id: z.string(), key: z.string(), value: z.string(), updatedAt: z.string() })
	.meta({ id: "Setting" });

export type Setting = z.infer<typeof setting>;

/** When a setting was last saved, of one that a new site begins with and that nobody saved yet. */
export const neverSaved = new Date(0).toISOString();

/** When its owner last said that a setting is true; undefined where nobody did. */
export function confirmedAt(stored: Setting | undefined): string | undefined {
	return stored?.updatedAt === neverSaved ? undefined : stored?.updatedAt;
}

/**
 * The member count that visitors see: the setting's, or the specification's default when that is
 * unusable.
 */
export function publicMemberCount(value: string | undefined): number {
	const parsed = memberCount.safeParse(value);
	return parsed.success ? Number(parsed.data) : membersPublicDefault;
}

/**
 * The member count that the content area shows: the setting's, or the specification's default when
 * it is no number.
 */
export function adminMemberCount(value: string | undefined): number {
	const parsed = Number.parseInt(value ?? "", 10);
	return Number.isNaN(parsed) ? membersAdminDefault : parsed;
}
