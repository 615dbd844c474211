import { lastErasedEvening } from "#app/features/guests/retention.ts";
import { ApiError } from "#platform/api/api-error.ts";

/** @throws ApiError 409 for a table so long over that its guests are erased. */
export function requireLiving({ calendar_date }: { calendar_date: string | null }, now: Date): void {
	if (calendar_date === null || calendar_date > lastErasedEvening(now)) return;
	const message =
		"This table took place long ago and its guests were erased: nobody can be added to it any more.";
	throw new ApiError(409, "guests-erased", message);
}
