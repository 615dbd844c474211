import { z } from "#app/content/schema.ts";
import { linkOutcomes, scriptKinds, widthNames } from "./counted-kinds.ts";

/** A word of a page's script. Apart from `visit.ts`, which public pages load: schemas are heavy. */
export const beacon = z
	.object({
		kind: z.enum([...scriptKinds, ...linkOutcomes]),
		/** The path of the page, with its language; blank for one whose address is private. */
		page: z.string().max(500),
		width: z.enum(widthNames).optional(),
		/** The address from which the visit came, without its path; blank for none. */
		referrer: z.string().max(300).optional(),
		/** The letter whose link was followed. */
		letter: z.string().max(200).optional(),
	})
	.meta({ id: "VisitBeacon" });

export type Beacon = z.infer<typeof beacon>;
