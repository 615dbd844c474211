import type { Place } from "../place.ts";
import type { Trial } from "../proxies/checks.ts";
import type { SiteSlot } from "../site-slot.ts";
import type { Between } from "./arrangement.ts";
import type { Machines } from "./checks.ts";

/**
 * The means of a check of machines whose lines can be cut: the names of the slots, the database as
 * this machine reaches it, and a folder.
 */
export type Apart = Machines &
	Between & { trial: Trial; names: readonly string[]; databaseUrl: string; folder: string };

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The last of the machines: the one that is lost. */
export function lastOf({ slots, names, wires }: Apart): { slot: SiteSlot; name: string } & Place {
	const [slot, name] = [slots.at(-1), names.at(-1)];
	if (slot === undefined || name === undefined) throw new Error("There are too few machines.");
	return { slot, name, ...wires.placeOf(name) };
}
