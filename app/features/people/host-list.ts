import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";

export const hostListPath = "/api/admin/evening-list";

/** The list of any table, for its owner: at every hour, since they see its guests anyway. */
export const arrivalsPath = (tableId: string) => `/api/admin/tables/${tableId}/arrivals`;

/** The states of a guest's payment that a host is shown, without amounts. */
export const paymentsAtDoor = ["paid", "due"] as const;

/** Minutes before the evening at which a host's list opens; it closes at midnight, where the business is. */
export const opensBeforeMinutes = 60;

/** Hours after the list closes at which a host's access ends: late questions are answered until noon. */
export const hostGraceHours = 12;

/** A guest as a host sees them: nothing else of a guest leaves the server for a host. */
export const expectedGuest = z
	.object({
		id: z.string(),
		firstName: z.string(),
		diet: z.string(),
		isHere: z.boolean(),
		payment: z.enum(paymentsAtDoor).nullable().meta({ description: "Null where nothing is owed." }),
	})
	.meta({ id: "ExpectedGuest" });

export type ExpectedGuest = z.infer<typeof expectedGuest>;

const instant = z.iso.datetime();

/** The list of an evening; for its host without guests while it is closed. */
export const hostList = z
	.object({
		...listedTexts("title"),
		day: z.string(),
		startTime: z.string().nullable(),
		opensAt: instant,
		closesAt: instant,
		guests: z.array(expectedGuest),
	})
	.meta({ id: "HostList" });

export type HostList = z.infer<typeof hostList>;

/** Returns whether a list is open at an instant. */
export function isOpenAt({ opensAt, closesAt }: Pick<HostList, "opensAt" | "closesAt">, now: Date): boolean {
	const instant = now.toISOString();
	return opensAt <= instant && instant < closesAt;
}

export const arrival = z.object({ isHere: z.boolean() }).meta({ id: "Arrival" });

export type Arrival = z.infer<typeof arrival>;
