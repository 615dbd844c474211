/**
 * What is known of an address that has proved that mail reaches it, or is written to anew: what was
 * refused before counts no more.
 */
export function freshReach(now: string) {
	return { refusals: 0, refused_at: null, refusal_status: null, refusals_from: now };
}
