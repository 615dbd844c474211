/** Mauritius is four hours ahead of UTC all year: it has had no summer time since 2009. */
const aheadMs = 4 * 3_600_000;
const typed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The instant, in ISO 8601 and UTC, at which clocks in Mauritius show a typed `YYYY-MM-DDTHH:MM`. Undefined for what
 * is no such time, such as 30 February.
 */
export function instantOfLocal(local: string): string | undefined {
	if (!typed.test(local)) return undefined;
	const shown = Date.parse(`${local}:00.000Z`);
	if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== local) return undefined;
	return new Date(shown - aheadMs).toISOString();
}

/** What clocks in Mauritius show at an instant, as `YYYY-MM-DDTHH:MM`: the form of a date and time field. */
export function localOfInstant(instant: string): string {
	return new Date(Date.parse(instant) + aheadMs).toISOString().slice(0, 16);
}
