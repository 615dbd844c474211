import { z } from "#app/content/schema.ts";
import { membersAdminDefault, membersPublicDefault } from "#app/site/site-config.ts";
import { switchInput, verificationInput } from "./search-settings.ts";

export const maxMembers = 1_000_000;
/** Days after which the owner is asked to confirm the number of members. */
const reminderDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** Key of the number of active members, stored as text. */
export const activeMembersKey = "active_members_count";

/** Key of whether that number is the one of the list of members: `on`, or a number that is typed. */
export const membersFromListKey = "members_from_list";

export const memberCount = z
	.string()
	.trim()
	.regex(/^\d{1,7}$/, "Please enter a valid number")
	.refine((text) => Number(text) <= maxMembers, "Please enter a valid number");

/** A change of a setting, of known keys only. */
export const settingInput = z
	.discriminatedUnion("key", [
		z.object({ key: z.literal(activeMembersKey), value: memberCount }),
		z.object({ key: z.literal(membersFromListKey), value: z.enum(["on", "off"]) }),
		switchInput,
		verificationInput,
	])
	.meta({ id: "SettingInput" });

export type SettingInput = z.infer<typeof settingInput>;

export const setting = z
	.object({ id: z.string(), key: z.string(), value: z.string(), updatedAt: z.string() })
	.meta({ id: "Setting" });

export type Setting = z.infer<typeof setting>;

/** Stored as the time of the last save of a new site's default. */
export const neverSaved = new Date(0).toISOString();

/** Returns when the owner last saved a setting, if ever. */
export function confirmedAt(stored: Setting | undefined): string | undefined {
	return stored?.updatedAt === neverSaved ? undefined : stored?.updatedAt;
}

/** Returns whether the number of members is that of the list, which the owner has to ask for. */
export function isFollowingList(stored: { value: string } | undefined): boolean {
	return stored?.value === "on";
}

/** Returns the member count for visitors, or the specification's default if it is invalid. */
export function publicMemberCount(value: string | undefined): number {
	const parsed = memberCount.safeParse(value);
	return parsed.success ? Number(parsed.data) : membersPublicDefault;
}

/** Returns the member count for the content area, or the specification's default if it is no number. */
export function adminMemberCount(value: string | undefined): number {
	const parsed = Number.parseInt(value ?? "", 10);
	return Number.isNaN(parsed) ? membersAdminDefault : parsed;
}

/** Returns whether the owner should confirm again a count that was last confirmed at this instant. */
export function isCountOld(confirmedAt: string | undefined, now: Date): boolean {
	return confirmedAt !== undefined && now.getTime() - Date.parse(confirmedAt) > reminderDays * dayMs;
}
