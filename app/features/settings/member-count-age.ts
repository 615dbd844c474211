/** After so many days the owner is asked whether the number of members is still true. */
const reminderDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** Whether a count that was last confirmed at this instant is to be confirmed anew. */
export function isCountOld(confirmedAt: string | undefined, now: Date): boolean {
	return confirmedAt !== undefined && now.getTime() - Date.parse(confirmedAt) > reminderDays * dayMs;
}
