import {
	activeMembersKey,
	confirmedAt,
	isCountOld,
	isFollowingList,
	membersFromListKey,
	type SettingInput,
} from "#app/features/settings/setting.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Log } from "#platform/log/log.ts";
import type { Stores } from "./stores.ts";

type Parts = { db: Database["db"]; settings: Stores["settings"]; clock: Clock; log: Log };

/**
 * The number of members that the website shows: one that the owner types, or, where she wants it so, that of
 * the people whose membership is active on the list of applications.
 */
export function memberCount({ db, settings, clock, log }: Parts) {
	/** Counts the people whose membership is active. */
	async function countListed(): Promise<number> {
		const { found } = await db
			.selectFrom("applications")
			.select(({ fn }) => fn.countAll<number>().as("found"))
			.where("membership", "=", "active")
			.executeTakeFirstOrThrow();
		return Number(found);
	}

	/** Has the number follow the list, if it should and differs; also once a while, should one time have failed. */
	async function follow(): Promise<void> {
		if (!isFollowingList(await settings.find(membersFromListKey))) return;
		const count = String(await countListed());
		const shown = await settings.find(activeMembersKey);
		// Counted anew, it is confirmed anew.
		if (shown?.value === count && !isCountOld(confirmedAt(shown), clock())) return;
		await settings.set(activeMembersKey, count);
	}

	/**
	 * Changes a setting. A number that is typed stays: the list is not followed any more. @throws ApiError 409
	 * `no-members`: no new site shows 0 by mistake.
	 */
	async function set(key: SettingInput["key"], value: string) {
		if (key === membersFromListKey && value === "on" && (await countListed()) === 0) {
			throw new ApiError(409, "no-members", "Nobody on the list has an active membership yet.");
		}
		const saved = await settings.set(key, value);
		if (key === membersFromListKey) await follow();
		if (key === activeMembersKey) await settings.remove(membersFromListKey);
		return saved;
	}

	/** Returns a function that does something, after which the number follows. */
	function following<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
		return async (...args: Args): Promise<Result> => {
			const result = await act(...args);
			// What was done is done, whatever becomes of the number: the mails' own chores look again.
			await follow().catch((error: unknown) =>
				log.error({ err: error }, "the number of members did not follow"),
			);
			return result;
		};
	}

	return { follow, set, following };
}
