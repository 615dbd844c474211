import { instantOf } from "#app/i18n/business-time.ts";

/**
 * Returns the instant at which the business's clocks show a time (`2026-12-05T18:30`, or with seconds),
 * in ISO 8601 and UTC. A test that counts on it says the same in whatever zone the business works.
 */
export function businessInstant(local: string): string {
	const minute = instantOf(local.slice(0, 16));
	if (minute === undefined) throw new Error(`There is no such time: ${local}`);
	return new Date(Date.parse(minute) + Number(local.slice(17)) * 1_000).toISOString();
}
